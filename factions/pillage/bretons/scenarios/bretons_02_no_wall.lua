-- They form no shield wall, at home or in foreign pay.
local man = { weapon = "spear", shield = true }

scenario "five Breton shields in contact form no wall" {
  covers = { "PIL-FACTION-BRETONS-02" },
  run = function(t)
    local red, blue = band "bretons", band "vikings"
    local five = red:row(5, "warrior", man, { at = { 10, 10 } })
    t.refused(function() form("shield_wall", five, { faces = "north" }) end, "PIL-FACTION-BRETONS-02")
    t.no(five[1]:formation("shield_wall"))
    local wall = blue:row(5, "warrior", man, { at = { 10, 20 } })
    form("shield_wall", wall, { faces = "south" })
    t.yes(wall[1]:formation("shield_wall"))
  end,
}

scenario "nor does a wall of others have room for one Breton mercenary" {
  covers = { "PIL-FACTION-BRETONS-02", "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red = band "byzantines"
    local row = red:row(5, "warrior", man, { at = { 10, 10 } })
    local hired = red:add("warrior", man, { faction = "bretons", at = { 15, 10 } })
    local six = { row[1], row[2], row[3], row[4], row[5], hired }
    t.refused(function() form("shield_wall", six, { faces = "north" }) end, "PIL-FACTION-BRETONS-02")
    form("shield_wall", row, { faces = "north" })
    t.yes(row[5]:formation("shield_wall"))
    t.no(hired:formation("shield_wall"))
  end,
}
