-- A chief has up to two talents, and each counts once.
scenario "a chief with two talents is accepted, and both work" {
  covers = { "PIL-TROOP-03" },
  -- need 3: the miss of 2 is rolled again
  dice = { hit = { 2, 3 }, save = { 5 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local chief = red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer", "pagan_slayer" }, at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 11, 10 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 140)       -- 30 + 10 + 60 + 40
    engage(chief, viking)
    local blow = attack(chief, viking, { kind = "melee" }).blows[1]
    t.equal(blow.need, 3)      -- 4 - 1: the +1 is there once
    t.equal(blow.reroll, "PIL-TALENT-15")
    t.yes(blow.hit)
  end,
}

scenario "two chiefs of a band may not have the same talent" {
  covers = { "PIL-TROOP-03" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", talents = { "pagan_slayer" }, at = { 10, 10 } })
    red:add("chief", { weapon = "hand_weapon", talents = { "pagan_slayer" }, at = { 13, 10 } })
    red:row(20, "warrior", { weapon = "spear", at = { 10, 20 } })
    t.refused(function() return muster(red, { budget = 1000 }) end, "PIL-BAND-09")
  end,
}
