-- Heavy rain: -1 to all shooting.
scenario "in heavy rain a sling needs 6 against FA" {
  covers = { "PIL-WEATHER-12" },
  weather = "rain",
  dice = { hit = { 5 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local slinger = red:add("warrior", { weapon = "sling", at = { 5, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 11, 10 } })
    local blow = shoot(slinger, enemy, { shots = 1 }).blows[1]
    t.equal(blow.need, 6)
    t.no(blow.hit)
    t.ran("PIL-WEATHER-12", 1)
  end,
}
