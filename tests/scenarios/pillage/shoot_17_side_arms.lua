-- Side arms and shield of a shooter are for melee only.
scenario "an archer with a shield is SA in melee and UA when shot at" {
  covers = { "PIL-SHOOT-17" },
  dice = { hit = { 4, 4 }, save = { 6, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local swordsman = red:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local target = blue:add("warrior", { weapon = "bow", shield = true, at = { 10, 10 } })
    local shot = shoot(archer, target, { shots = 1 }).blows[1]
    t.equal(shot.need, 4)
    t.equal(shot.save.need, 6)
    put(swordsman, { 10, 11 })
    engage(swordsman, target)
    local blow = attack(swordsman, target, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.equal(blow.save.need, 5)
    t.yes(blow.save.ok)
  end,
}

scenario "a bow and a spear are a legal pair" {
  covers = { "PIL-SHOOT-17" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:row(2, "warrior", { weapon = "spear", at = { 10, 20 } })
    red:add("warrior", { weapon = { "bow", "spear" }, at = { 10, 30 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 105)       -- 30 + 10, twice 10 + 5, 10 + 20 + 5
  end,
}

scenario "a bow with two melee weapons is not" {
  covers = { "PIL-SHOOT-17", "PIL-GEN-10" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:row(2, "warrior", { weapon = "spear", at = { 10, 20 } })
    red:add("warrior", { weapon = { "bow", "spear", "hand_weapon" }, at = { 10, 30 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-GEN-10")
  end,
}
