-- Own movement and the number of shots. All men are SA: 7 inches, half is 3.5.
scenario "how many shots a man has depends on how far he moved" {
  covers = { "PIL-SHOOT-13" },
  dice = { hit = { 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local men, targets = {}, {}
    local function lane(n, weapon, target_x)
      men[n] = red:add("warrior", { weapon = weapon, armour = true, at = { 5, 5 * n } })
      targets[n] = blue:add("warrior", { weapon = "spear", at = { target_x, 5 * n } })
    end
    lane(1, "bow", 16)
    lane(2, "bow", 16)
    lane(3, "sling", 18)
    lane(4, "sling", 16)
    lane(5, "javelin", 10)
    lane(6, "crossbow", 16)
    lane(7, "crossbow", 16)
    move(men[1], { 8.5, 5 })           -- exactly half
    move(men[2], { 8.6, 10 })
    move(men[3], { 12, 15 })           -- all of it
    move(men[6], { 5.5, 30 })
    t.equal(#shoot(men[1], targets[1]).blows, 1)
    t.refused(function() shoot(men[2], targets[2]) end, "PIL-SHOOT-13")
    t.equal(#shoot(men[3], targets[3]).blows, 1)
    t.equal(#shoot(men[4], targets[4]).blows, 2)
    t.equal(#shoot(men[5], targets[5]).blows, 1)
    t.refused(function() shoot(men[6], targets[6]) end, "PIL-SHOOT-13")
    t.equal(#shoot(men[7], targets[7]).blows, 1)
  end,
}

scenario "a javelin is thrown once even by a man who stood still" {
  covers = { "PIL-SHOOT-13" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local man = red:add("warrior", { weapon = "javelin", armour = true, at = { 5, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 10, 10 } })
    shoot(man, enemy, { shots = 1 })
    t.refused(function() shoot(man, enemy, { shots = 1 }) end, "PIL-SHOOT-13")
  end,
}
