-- Five men on foot with shields, each touching another of them.
local man = { weapon = "hand_weapon", shield = true }

scenario "five who touch form a wall, four do not" {
  covers = { "PIL-WALL-01" },
  run = function(t)
    local red = band "vikings"
    local five = red:row(5, "warrior", man, { at = { 10, 10 } })
    local four = red:row(4, "warrior", man, { at = { 10, 20 } })
    form("shield_wall", five, { faces = "north" })
    t.yes(five[1]:formation("shield_wall"))
    t.refused(function() form("shield_wall", four, { faces = "north" }) end, "PIL-WALL-01")
    t.no(four[1]:formation("shield_wall"))
  end,
}

scenario "a man named twice counts once" {
  covers = { "PIL-WALL-01" },
  run = function(t)
    local red = band "vikings"
    local four = red:row(4, "warrior", man, { at = { 10, 10 } })
    red:add("warrior", man, { at = { 10, 30 } })
    four[5] = four[1]
    t.refused(function() form("shield_wall", four, { faces = "north" }) end, "PIL-WALL-01")
  end,
}

scenario "a gap, a rider or a man without shield is refused" {
  covers = { "PIL-WALL-01" },
  run = function(t)
    local red = band "huns"
    local gap = red:row(4, "warrior", man, { at = { 10, 10 } })
    gap[5] = red:add("warrior", man, { at = { 14.1, 10 } })
    t.refused(function() form("shield_wall", gap, { faces = "north" }) end, "PIL-WALL-01")
    local bare = red:row(4, "warrior", man, { at = { 10, 20 } })
    bare[5] = red:add("warrior", { weapon = "hand_weapon", at = { 14, 20 } })
    t.refused(function() form("shield_wall", bare, { faces = "north" }) end, "PIL-WALL-01")
    local rides = red:row(4, "warrior", man, { at = { 10, 30 } })
    rides[5] = red:add("warrior", man, { horse = true, at = { 14.3, 30 } })
    t.refused(function() form("shield_wall", rides, { faces = "north" }) end, "PIL-WALL-01")
    for _, m in ipairs(gap) do t.no(m:formation("shield_wall")) end
  end,
}

scenario "how many are needed is a data key" {
  covers = { "PIL-WALL-01" },
  set = { ["rules.formation.shield_wall.min"] = 4 },
  run = function(t)
    local red = band "vikings"
    local four = red:row(4, "warrior", man, { at = { 10, 20 } })
    form("shield_wall", four, { faces = "north" })
    t.yes(four[4]:formation("shield_wall"))
  end,
}

scenario "a loss that leaves fewer than five ends the wall, as does a member who walks away" {
  covers = { "PIL-WALL-01" },
  dice = { hit = { 4 }, save = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local five = red:row(5, "warrior", man, { at = { 10, 10 } })
    local six = red:row(6, "warrior", man, { at = { 10, 30 } })
    form("shield_wall", five, { faces = "north" })
    form("shield_wall", six, { faces = "north" })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", touch = five[1], bearing = 0 })
    engage(enemy, five[1])
    t.equal(attack(enemy, five[1], { kind = "melee" }).blows[1].save.need, 4)
    t.no(five[1].alive)
    t.no(five[3]:formation("shield_wall"))
    t.yes(six[3]:formation("shield_wall"))
    move(six[1], { 10, 32 })
    t.no(six[3]:formation("shield_wall"))
  end,
}

scenario "of six the loss of an end man leaves a wall, of a man in the middle none" {
  covers = { "PIL-WALL-01" },
  dice = { hit = { 4, 4 }, save = { 3, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:row(6, "warrior", man, { at = { 10, 10 } })
    local b = red:row(6, "warrior", man, { at = { 10, 30 } })
    form("shield_wall", a, { faces = "north" })
    form("shield_wall", b, { faces = "north" })
    local e1 = blue:add("warrior", { weapon = "hand_weapon", touch = a[1], bearing = 0 })
    local e2 = blue:add("warrior", { weapon = "hand_weapon", touch = b[3], bearing = 0 })
    attack(e1, a[1], { kind = "melee" })
    attack(e2, b[3], { kind = "melee" })
    t.yes(a[2]:formation("shield_wall"))
    t.no(b[1]:formation("shield_wall"))
    t.no(b[6]:formation("shield_wall"))
  end,
}

scenario "a member does not charge" {
  covers = { "PIL-WALL-01" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local five = red:row(5, "warrior", man, { at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 12, 14 } })
    form("shield_wall", five, { faces = "north" })
    t.refused(function() charge(five[3], enemy, { react = "none" }) end, "PIL-WALL-06")
    t.yes(five[3]:formation("shield_wall"))
  end,
}
