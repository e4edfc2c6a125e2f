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

scenario "half of the allowance that he had when he set out" {
  covers = { "PIL-SHOOT-13", "PIL-GEAR-06" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    red:add("warrior", { weapon = "spear", horn = true, at = { 10, 10 } })
    local bow = red:add("warrior", { weapon = "bow", shield = true, at = { 16, 10 } })
    local e = blue:add("warrior", { weapon = "spear", at = { 30, 10 } })
    t.equal(reach("move", bow), 9)
    move(bow, { 20.5, 10 })            -- 4.5 of 9, and out of the horn's hearing
    t.equal(#shoot(bow, e).blows, 1)
  end,
}

scenario "a horn that comes later does not shorten what he has run" {
  covers = { "PIL-SHOOT-13", "PIL-GEAR-06" },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local horn = red:add("warrior", { weapon = "spear", horn = true, at = { 10, 16 } })
    local bow = red:add("warrior", { weapon = "bow", shield = true, at = { 16, 10 } })
    local e = blue:add("warrior", { weapon = "spear", at = { 30, 10 } })
    t.equal(reach("move", bow), 7)
    move(bow, { 20.5, 10 })            -- more than half of 7
    move(horn, { 17, 13 })
    t.refused(function() shoot(bow, e) end, "PIL-SHOOT-13")
  end,
}

scenario "a rider thrown after his move has moved with his horse's legs" {
  covers = { "PIL-SHOOT-13", "PIL-CAV-10" },
  dice = { target = { 1 }, hit = { 6, 1 }, save = { 1 }, strike = { 1 } },
  run = function(t)
    local red, blue = band "huns", band "vikings"
    local hun = red:add("warrior", { weapon = "composite_bow", horse = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 10, 25 } })
    initiative(blue)
    move(hun, { 16, 10 })              -- 6 of 14
    shoot(b, hun, { shots = 1 })
    t.no(hun.mounted)
    t.equal(#shoot(hun, b, { shots = 1 }).blows, 1)
  end,
}
