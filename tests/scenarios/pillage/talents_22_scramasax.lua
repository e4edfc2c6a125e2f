-- Scramasax: a failed attack with an improvised weapon is rolled again.
local function pair(kit)
  local red, blue = band(), band()
  red:add("chief", { talents = { "scramasax" }, at = { 30, 5 } })
  local a = red:add("warrior", kit, { at = { 10, 10 } })
  local b = blue:add("warrior", { at = { 11, 10 } })
  engage(a, b)
  return a, b
end

scenario "against UA a 3 fails, and the second die hits with 5" {
  covers = { "PIL-TALENT-22" },
  dice = { hit = { 3, 5 }, save = { 6 } },
  run = function(t)
    local a, b = pair {}
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.equal(blow.weapon, "improvised")
    t.equal(blow.need, 5)
    t.yes(blow.hit)
    t.equal(blow.reroll, "PIL-TALENT-22")
  end,
}

scenario "the torch in his hand counts as one, the spear in his hand does not" {
  covers = { "PIL-TALENT-22", "PIL-TORCH-03" },
  run = function(t)
    local a, b = pair { weapon = "spear", torch = true }
    t.odds(function() return attack(a, b, { kind = "melee" }).blows[1].hit end, "5/9")
    battle {}
    local c, d = pair { weapon = "spear" }
    t.odds(function() return attack(c, d, { kind = "melee" }).blows[1].hit end, "1/2")
  end,
}

scenario "the enemy's improvised blows are rolled once" {
  covers = { "PIL-TALENT-22" },
  dice = { hit = { 3 } },
  run = function(t)
    local a, b = pair {}
    t.no(attack(b, a, { kind = "melee" }).blows[1].hit)
    t.not_ran("PIL-TALENT-22")
  end,
}

scenario "80 gold pieces, for Merovingians, Saxons and Visigoths" {
  covers = { "PIL-TALENT-22" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "scramasax" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 110)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.scramasax.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
