-- A wagon has 2 hit points, FA and no save; it can be set alight. Lost, it counts five.
local function camp()
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local wagon = red:add("wagon", { at = { 20, 20 } })
  local a = red:add("warrior", { weapon = "javelin", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 15 } })
  local c = blue:add("warrior", { weapon = "hand_weapon", torch = true, touch = wagon, bearing = 90 })
  return wagon, a, b, c, red, blue
end

scenario "two hits destroy it: five losses in the count, none for morale" {
  covers = { "PIL-TROOP-19", "PIL-TROOP-16" },
  dice = { hit = { 5, 5, 1 } },
  run = function(t)
    local wagon, a, b, _, red, blue = camp()
    local blow = attack(b, wagon).blows[1]
    t.equal(blow.need, 5)
    t.yes(blow.wound)
    t.no(blow.save)
    t.equal(wagon.hp, 1)
    attack(b, wagon)
    t.no(wagon.alive)
    t.equal(score(blue), 5)
    to_stage "morale"                                          -- nobody rolls
    next_turn()
    t.equal(#shoot(a, b).blows, 1)
  end,
}

scenario "a torch that has touched it burns it on a 4, and at the end of the stage it is lost" {
  covers = { "PIL-TROOP-19", "PIL-FIRE-02" },
  dice = { ignite = { 4 }, hit = { 1, 1, 1 } },
  run = function(t)
    local wagon, a, b, c, red, blue = camp()
    put(c, { wagon.x + 1.3, wagon.y })
    red:add("warrior", { weapon = "spear", touch = wagon, bearing = 270 })
    t.equal(#shoot(a, b).blows, 2)
    t.yes(ignite(c, wagon).burns)
    t.yes(wagon.alive)
    t.equal(score(blue), 0)
    next_stage()
    t.no(wagon.alive)
    t.equal(score(blue), 5)
    t.ran("PIL-TROOP-19")
    next_turn()
    t.equal(#shoot(a, b).blows, 1)
  end,
}

scenario "the wreck burns on, and sets alight what is near" {
  covers = { "PIL-TROOP-19", "PIL-FIRE-05" },
  dice = { ignite = { 4 }, spread = { 6 }, burn = { 4 } },
  run = function(t)
    local wagon, _, _, c, red = camp()
    ignite(c, wagon)
    put(c, { 40, 40 })
    local barn = piece("house", { at = { 20, 23 }, size = { 4, 3 } })
    local man = red:add("warrior", { at = { 17.5, 20 } })
    local r = spread_fire()
    t.yes(barn.burning)
    t.yes(man.alive)
    t.no(wagon.alive)
  end,
}

scenario "by the data it burns and stands" {
  covers = { "PIL-TROOP-19" },
  set = { ["rules.troop.wagon.fire"] = "burns" },
  dice = { ignite = { 4 } },
  run = function(t)
    local wagon, _, _, c = camp()
    ignite(c, wagon)
    next_stage()
    t.yes(wagon.alive and wagon.burning)
  end,
}

scenario "by the data it saves as what it is, FA" {
  covers = { "PIL-TROOP-19" },
  set = { ["rules.troop.wagon.saves"] = true },
  dice = { hit = { 5 }, save = { 4 } },
  run = function(t)
    local wagon, _, b = camp()
    local blow = attack(b, wagon).blows[1]
    t.equal(blow.save.need, 4)
    t.no(blow.wound)
  end,
}
