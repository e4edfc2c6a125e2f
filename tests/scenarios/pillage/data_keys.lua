-- Numbers are data: changing a key changes what play does.
local function pair(kit_a, kit_b)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon" }, kit_a, { at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon" }, kit_b, { at = { 16, 10 } })
  return a, b, red, blue
end

scenario "the bonus of a charge, its die and the results without a bonus" {
  covers = { "PIL-CHARGE-08", "PIL-CHARGE-09", "PIL-CHARGE-11" },
  set = { ["rules.charge.bonus"] = 2, ["rules.charge.die"] = "d6", ["rules.charge.no_bonus_on.1"] = 5 },
  dice = { charge = { 6, 5 }, hit = { 3, 1 }, save = { 3 }, morale = { 2 } },
  run = function(t)
    local a, b, red, blue = pair({}, { armour = true, shield = true })
    local c = charge(a, b, { react = "none" })
    t.equal(c.roll, 6)
    t.equal(c.reach, 14)
    t.equal(need("hit", a, b), 3)
    t.yes(fight(a, b):by(a)[1].hit)
    t.no(b.alive)
    local c = red:add("warrior", { weapon = "spear", at = { 10, 30 } })
    local d = blue:add("warrior", { weapon = "spear", at = { 20, 30 } })
    t.no(charge(c, d, { react = "none" }).bonus)
  end,
}

scenario "what a charge that falls short moves, and whether it may shoot" {
  covers = { "PIL-CHARGE-12" },
  set = { ["rules.charge.fail_share"] = 0.25, ["rules.charge.fail_may_shoot"] = false },
  dice = { charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 25, 10 } })
    charge(a, b, { react = "none" })
    t.equal(a.moved, 2)
    t.refused(function() shoot(a, b) end, "PIL-CHARGE-12")
  end,
}

scenario "saves by class, the raised shield, the -1 of the outnumbered" {
  covers = { "PIL-SAVE-02", "PIL-SHIELD-02", "PIL-MULTI-03" },
  set = { ["rules.save.SA"] = 6, ["rules.shield.raised"] = 3, ["rules.multi.save"] = -2 },
  dice = { hit = { 4 }, save = { 5 } },
  run = function(t)
    local a, b, red = pair({}, { shield = true })
    engage(a, b)
    t.equal(need("save", b, a), 6)
    engage(red:add("warrior", { at = { 17, 10 } }), b)
    t.equal(need("save", b, a), 8)
    raise_shield(b)
    t.equal(need("save", b, a), 5)
    t.yes(attack(a, b, { kind = "melee" }).blows[1].save.ok)
  end,
}

scenario "long range, its penalty, and shots after half a move" {
  covers = { "PIL-SHOOT-11", "PIL-SHOOT-12", "PIL-SHOOT-13" },
  dice = { hit = { 3, 5, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local c = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 24, 10 } })      -- 13 inches
    set("rules.shoot.long_share", 0.75)
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 4)
    set("rules.shoot.long_share", 0.5)
    set("rules.shoot.long_penalty", -2)
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 6)
    move(c, { 15, 20 })
    t.refused(function() shoot(c, b) end, "PIL-SHOOT-13")
    set("rules.shoot.half_share", 0.75)
    t.equal(#shoot(c, b).blows, 1)
  end,
}

scenario "long range of the printed range, and friends as targets" {
  covers = { "PIL-SHOOT-11", "PIL-SHOOT-03", "PIL-WEATHER-05" },
  weather = "fog",
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local friend = red:add("warrior", { weapon = "spear", at = { 10, 14 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 18, 10 } })      -- 7 inches of 10
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 5)
    set("rules.shoot.long_base", "printed")
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 4)
    next_turn()
    t.refused(function() shoot(a, friend) end, "PIL-SHOOT-03")
    set("rules.shoot.target_friend", true)
    t.equal(#shoot(a, friend, { shots = 1 }).blows, 1)
  end,
}

scenario "the ceiling of a roll, and the weapon of who has none" {
  covers = { "PIL-DICE-04", "PIL-WEAPON-09" },
  run = function(t)
    local a, b = pair({}, { armour = true, shield = true })
    set("rules.weapon.hand_weapon.to_hit.FA", 9)
    t.equal(need("hit", a, b), 9)
    set("rules.dice.max_result", 8)
    t.equal(need("hit", a, b), 8)
    local c = band("huns"):add("warrior", { at = { 20, 10 } })
    t.equal(c.weapon, "improvised")
    set("rules.melee.unarmed", "spear")
    t.equal(c.weapon, "spear")
    t.equal(need("hit", c, a), 4)
  end,
}

scenario "a wall that may charge is no wall any more when it does" {
  covers = { "PIL-WALL-01" },
  set = { ["rules.wall.charge"] = true },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(5, "warrior", { weapon = "spear", shield = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 12, 14 } })
    form("shield_wall", wall, { faces = "north" })
    t.yes(charge(wall[3], b, { react = "none" }).contact)
    t.no(wall[1]:formation("shield_wall"))
  end,
}

scenario "profiles of troops and traits of weapons" {
  covers = { "PIL-TROOP-01", "PIL-TROOP-02", "PIL-HIT-03", "PIL-WEAPON-12" },
  dice = { hit = { 3, 4 }, save = { 6, 5 } },
  run = function(t)
    set("rules.troop.warrior.hp", 2)
    set("rules.troop.warrior.attacks", 2)
    set("rules.troop.livestock.saves", true)
    set("rules.weapon.dane_axe.hands", 1)
    set("rules.weapon.dane_axe.step", "first")
    set("rules.weapon.dane_axe.save_mod", 0)
    local red, blue = band "vikings", band "anglo_saxons"
    local axe = red:add("warrior", { weapon = "dane_axe", shield = true, at = { 10, 10 } })
    local cow = blue:add("livestock", { at = { 11, 10 } })
    t.equal(axe.hp, 2)
    t.equal(axe.class, "SA")
    t.yes(attack(axe, cow, { kind = "melee" }).blows[1].save.ok)
    local man = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 9, 10 } })
    engage(axe, man)
    t.equal(attack(axe, man, { kind = "melee" }).blows[1].save.need, 5)
  end,
}

scenario "how many melee weapons a warrior may have" {
  covers = { "PIL-GEN-10" },
  set = { ["rules.troop.warrior.melee_weapons"] = 2 },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:add("warrior", { weapon = { "spear", "hand_weapon" }, at = { 10, 10 } })
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}

scenario "bases, and the bonuses of a friend who is charged" {
  covers = { "PIL-GEN-02", "PIL-TROOP-06" },
  set = { ["rules.geometry.bases.infantry"] = 2, ["rules.melee.friendly"] = "both" },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  dice = { ["PIL-TROOP-06"] = { 6 }, charge = { 3 }, hit = { 1, 1, 1, 1, 1, 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", at = { 20, 20 } })
    local friend = red:add("warrior", { weapon = "hand_weapon", at = { 20, 14 } })
    t.equal(berserker:distance(friend), 4)
    red:add("warrior", { weapon = "spear", standard = true, at = { 23, 12 } })
    blue:add("warrior", { weapon = "hand_weapon", at = { 40, 40 } })
    to_stage("shooting")
    t.equal(fight(berserker, friend):by(friend)[1].reroll, "PIL-GEAR-01")
  end,
}
