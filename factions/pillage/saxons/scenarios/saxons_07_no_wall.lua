-- No shield wall of Saxons, nor with one.
local man = { weapon = "spear", shield = true }

scenario "five Saxon shields in contact may not form a wall" {
  covers = { "PIL-FACTION-SAXONS-07" },
  run = function(t)
    local five = band("saxons"):row(5, "warrior", man, { at = { 10, 10 } })
    t.refused(function() form("shield_wall", five, { faces = "north" }) end, "PIL-FACTION-SAXONS-07")
    t.no(five[1]:formation "shield_wall")
  end,
}

scenario "a Viking side may, with Saxons beside the wall and not with one in it" {
  covers = { "PIL-FACTION-SAXONS-07", "PIL-WALL-01" },
  run = function(t)
    local red = band "vikings"
    local five = red:row(5, "warrior", man, { at = { 10, 10 } })
    local saxon = red:add("warrior", man, { faction = "saxons", at = { 15, 10 } })
    local six = { saxon }
    for i, m in ipairs(five) do six[i + 1] = m end
    t.refused(function() form("shield_wall", six, { faces = "north" }) end, "PIL-FACTION-SAXONS-07")
    t.refused(function() form("shield_wall", five, { faces = "north", second_rank = { saxon } }) end, "PIL-FACTION-SAXONS-07")
    form("shield_wall", five, { faces = "north" })
    t.yes(five[1]:formation "shield_wall")
  end,
}
