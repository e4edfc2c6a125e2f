-- Arian fervour: who charges another faction may roll the charge again. The zeal
-- is that of the chief's own people, here Anglo-Saxons: who may buy the talent is
-- a matter of band building.
local function setup(foe, kit)
  local red, blue = band "anglo_saxons", band(foe or "vikings")
  red:add("chief", { weapon = "hand_weapon", talents = { "arian_fervour" }, at = { 40, 5 } })
  local a = red:add("warrior", { weapon = "hand_weapon" }, kit or {}, { at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
  return a, b
end

scenario "a 1 is rolled again: with a 5 the charge goes 3 inches farther and has its bonus" {
  covers = { "PIL-TALENT-30" },
  dice = { charge = { 1, 5 } },
  run = function(t)
    local a, b = setup()
    local r = charge(a, b, { react = "none" })
    t.equal(r.roll, 3)
    t.equal(r.reach, 11)
    t.yes(r.bonus)
    t.ran("PIL-TALENT-30", 1)
  end,
}

scenario "its player may keep what he has" {
  covers = { "PIL-TALENT-30" },
  dice = { charge = { 3 } },
  choices = { reroll = { "no" } },
  run = function(t)
    local a, b = setup()
    t.equal(charge(a, b, { react = "none" }).roll, 2)
  end,
}

scenario "what reads as 3 is not offered again; the other results are, so that 3 comes up in five of nine charges" {
  covers = { "PIL-TALENT-30" },
  run = function(t)
    local a, b = setup()
    t.odds(function() return charge(a, b, { react = "none" }).roll == 3 end, "5/9")
  end,
}

scenario "against their own faction, or in the hands of a mercenary, nothing is rolled again" {
  covers = { "PIL-TALENT-30" },
  dice = { charge = { 1, 1 } },
  run = function(t)
    local a, b = setup "anglo_saxons"
    t.equal(charge(a, b, { react = "none" }).roll, 1)
    battle {}
    local hun, c = setup("vikings", { faction = "huns" })
    t.equal(charge(hun, c, { react = "none" }).roll, 1)
    t.not_ran("PIL-TALENT-30")
  end,
}

scenario "30 gold pieces, for Visigoths" {
  covers = { "PIL-TALENT-30" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "arian_fervour" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 60)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.arian_fervour.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
