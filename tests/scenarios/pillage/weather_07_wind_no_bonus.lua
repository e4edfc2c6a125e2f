-- Strong wind: no movement bonus. The FA man shows it: the cap alone would give 7.
scenario "in strong wind the horn adds nothing" {
  covers = { "PIL-WEATHER-07" },
  run = function(t)
    local red = band "vikings"
    red:add("warrior", { weapon = "hand_weapon", horn = true, at = { 10, 10 } })
    local sa = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 13 } })
    local fa = red:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 13, 10 } })
    t.equal(reach("move", sa), 9)
    t.equal(reach("move", fa), 8)
    set_weather("wind")
    t.equal(reach("move", sa), 7)
    t.equal(reach("move", fa), 6)
  end,
}
