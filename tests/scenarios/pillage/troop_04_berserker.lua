-- The berserker: no save against him, neither shooter nor rider, 2 hit points.
scenario "a berserker's hit on FA is a wound without a save" {
  covers = { "PIL-TROOP-04" },
  dice = { hit = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    t.equal(berserker.hp, 2)
    engage(berserker, man)
    local blow = attack(berserker, man, { kind = "melee" }).blows[1]
    t.yes(blow.hit)
    t.no(blow.save)
    t.yes(blow.wound)
    t.no(man.alive)
    t.ran("PIL-TROOP-04")
  end,
}

scenario "a berserker with a bow is not accepted" {
  covers = { "PIL-TROOP-04" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })
    red:add("berserker", { weapon = { "bow", "hand_weapon" }, at = { 10, 30 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-TROOP-04")
  end,
}

scenario "a berserker on a horse is not accepted" {
  covers = { "PIL-TROOP-04" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })
    red:add("berserker", { weapon = "hand_weapon", horse = true, at = { 10, 30 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-TROOP-04")
  end,
}
