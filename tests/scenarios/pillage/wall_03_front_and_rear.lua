-- The wall has a front; from the rear it is a burden.
scenario "FA in a wall saves with 3 from the front and with 5 from the rear" {
  covers = { "PIL-WALL-03" },
  dice = { hit = { 6, 6, 6, 6 }, save = { 3, 5, 3, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(5, "warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    local front = blue:add("warrior", { weapon = "hand_weapon", touch = wall[2], bearing = 0 })
    local rear = blue:add("warrior", { weapon = "hand_weapon", touch = wall[4], bearing = 180 })
    t.equal(attack(front, wall[2], { kind = "melee" }).blows[1].save.need, 3)
    t.equal(attack(rear, wall[4], { kind = "melee" }).blows[1].save.need, 5)
    local north = blue:add("warrior", { weapon = "bow", at = { 24, 27 } })
    local south = blue:add("warrior", { weapon = "bow", at = { 24, 13 } })
    t.equal(shoot(north, wall[5], { shots = 1 }).blows[1].save.need, 3)
    t.equal(shoot(south, wall[5], { shots = 1 }).blows[1].save.need, 5)
  end,
}

scenario "an enemy exactly beside a member is behind him; the penalty is a data key" {
  covers = { "PIL-WALL-03" },
  set = { ["rules.formation.shield_wall.rear"] = -2 },
  dice = { hit = { 6 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(5, "warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    local side = blue:add("warrior", { weapon = "hand_weapon", touch = wall[5], bearing = 90 })
    t.equal(attack(side, wall[5], { kind = "melee" }).blows[1].save.need, 6)
  end,
}
