-- The horn: 2 inches more for friends within 6 inches, not for its bearer.
scenario "an SA friend moves 9 inches near the horn, the bearer 7, a friend far away 7" {
  covers = { "PIL-GEAR-06" },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local blower = red:add("warrior", { weapon = "spear", armour = true, horn = true, at = { 10, 10 } })
    local near = red:add("warrior", { weapon = "spear", armour = true, at = { 16.5, 10 } })
    local far = red:add("warrior", { weapon = "spear", armour = true, at = { 16.6, 12 } })
    local enemy = blue:add("warrior", { weapon = "spear", armour = true, at = { 8, 10 } })
    t.equal(reach("move", near), 9)
    t.equal(reach("move", blower), 7)
    t.equal(reach("move", far), 7)
    t.equal(reach("move", enemy), 7)
    t.equal(charge(near, enemy, { react = "none" }).reach, 12)      -- 7 + 2 + 3
  end,
}

scenario "in fog its 2 inches make up for the 2 that fog takes" {
  covers = { "PIL-GEAR-06", "PIL-WEATHER-03" },
  weather = "fog",
  run = function(t)
    local red = band "vikings"
    red:add("warrior", { weapon = "spear", horn = true, at = { 10, 10 } })
    local near = red:add("warrior", { weapon = "spear", at = { 13, 10 } })
    t.equal(reach("move", near), 8)
  end,
}
