-- Gear that takes the hand of the shield stays unused, or the wall breaks.
local man = { weapon = "hand_weapon", shield = true }

scenario "choosing the Dane axe breaks the wall" {
  covers = { "PIL-WALL-07", "PIL-TROOP-07" },
  run = function(t)
    local red = band "anglo_saxons"
    local wall = red:row(5, "huscarl", { weapon = { "dane_axe", "hand_weapon" }, armour = true, shield = true, at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    t.equal(wall[3].weapon, "hand_weapon")
    wield(wall[3], "dane_axe")
    t.no(wall[1]:formation("shield_wall"))
  end,
}

scenario "an archer who shoots breaks it" {
  covers = { "PIL-WALL-07" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(4, "warrior", man, { at = { 20, 20 } })
    wall[5] = red:add("warrior", { weapon = "bow", shield = true, at = { 24, 20 } })
    form("shield_wall", wall, { faces = "north" })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 24, 28 } })
    shoot(wall[5], foe)
    t.no(wall[1]:formation("shield_wall"))
  end,
}

scenario "its owner breaks it by a word in the movement stage" {
  covers = { "PIL-WALL-01" },
  run = function(t)
    local red = band "vikings"
    local wall = red:row(5, "warrior", man, { at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    break_wall(wall[2])
    t.no(wall[5]:formation("shield_wall"))
    t.refused(function() break_wall(wall[2]) end, "PIL-WALL-01")
  end,
}

scenario "what breaks a wall, and how it hangs together, are data keys" {
  covers = { "PIL-WALL-01" },
  set = { ["rules.wall.break.1"] = "-", ["rules.wall.break.2"] = "-", ["rules.wall.connected"] = false },
  dice = { hit = { 4 }, save = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(3, "warrior", man, { at = { 20, 20 } })
    for _, m in ipairs(red:row(2, "warrior", man, { at = { 25, 20 } })) do wall[#wall + 1] = m end
    form("shield_wall", wall, { faces = "north" })     -- each touches another
    t.refused(function() break_wall(wall[1]) end, "PIL-WALL-01")
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = wall[1], bearing = 0 })
    attack(foe, wall[1])
    t.no(wall[1].alive)
    t.yes(wall[5]:formation("shield_wall"))            -- four are not too few
  end,
}

scenario "where other movement breaks no wall, the man who walks away has left it" {
  covers = { "PIL-WALL-01" },
  set = { ["rules.wall.break.3"] = "-" },
  run = function(t)
    local red = band "vikings"
    local wall = red:row(6, "warrior", man, { at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    move(wall[6], { 25, 24 })
    t.no(wall[6]:formation("shield_wall"))
    t.yes(wall[5]:formation("shield_wall"))
  end,
}
