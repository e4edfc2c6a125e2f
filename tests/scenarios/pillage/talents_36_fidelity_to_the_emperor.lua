-- Fidelity to the emperor: the loss of a chief is no reason to test morale.
-- Nine men and their chief, who falls in this turn.
local function loss(second)
  local red = band()
  local chief = red:add("chief", { hp = 1, talents = { "fidelity_to_the_emperor" }, at = { 30, 20 } })
  local other = second and red:add("chief", { hp = 1, at = { 30, 30 } })
  red:row(9, "warrior", { at = { 5, 5 } })
  return chief, other, band "vikings"
end

local function fell(m, blue)
  start()
  attack(blue:add("warrior", { weapon = "hand_weapon", at = { m.x + 1, m.y } }), m, { kind = "melee" })
end

scenario "the chief who has it is lost, a tenth of the band: nobody tests" {
  covers = { "PIL-TALENT-36", "PIL-MORALE-01" },
  dice = { hit = { 6 }, save = { 1 } },
  run = function(t)
    local chief, _, blue = loss()
    fell(chief, blue)
    t.no(chief.alive)
    t.equal(morale().tests, 0)
    t.ran("PIL-TALENT-36", 1)
  end,
}

scenario "a band of half its strength tests all the same" {
  covers = { "PIL-TALENT-36" },
  dice = { hit = { 6 }, save = { 1 }, morale = { 2 } },
  run = function(t)
    local red, blue = band(), band "vikings"
    local chief = red:add("chief", { hp = 1, talents = { "fidelity_to_the_emperor" }, at = { 30, 20 } })
    red:add("warrior", { at = { 5, 5 } })
    fell(chief, blue)
    t.equal(morale().tests, 1)
  end,
}

scenario "where it does not work for its own bearer, nine test when he falls, and none when another chief does" {
  covers = { "PIL-TALENT-36" },
  set = { ["talents.fidelity_to_the_emperor.own"] = false },
  dice = { hit = { 6, 6 }, save = { 1, 1 }, morale = { 2, 2, 2, 2, 2, 2, 2, 2, 2 } },
  run = function(t)
    local chief, other, blue = loss(true)
    fell(other, blue)
    t.equal(morale().tests, 0)
    battle {}
    set("talents.fidelity_to_the_emperor.own", false)
    chief, other, blue = loss(true)
    fell(chief, blue)
    t.equal(morale().tests, 9)
  end,
}

scenario "25 gold pieces, for the Rus" {
  covers = { "PIL-TALENT-36" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "fidelity_to_the_emperor" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 55)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.fidelity_to_the_emperor.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
