-- Several rules at once, E3: a bolt at a shield wall.
scenario "E3: 10 inches is not long for a crossbow, and bolt and wall cancel out" {
  covers = { "PIL-WEAPON-02", "PIL-WALL-02", "PIL-SHOOT-11" },
  dice = { hit = { 5 }, save = { 4 } },
  run = function(t)
    local red, blue = band(), band "vikings"
    local wall = blue:row(5, "warrior", { weapon = "spear", armour = true, shield = true, at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    local crossbow = red:add("warrior", { weapon = "crossbow", at = { 22, 31 } })
    local blow = shoot(crossbow, wall[3]).blows[1]
    t.equal(blow.need, 5)
    t.equal(blow.save.need, 4)
    t.yes(blow.save.ok)
  end,
}
