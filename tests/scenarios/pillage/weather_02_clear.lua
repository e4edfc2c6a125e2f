-- Clear weather changes no number.
scenario "in clear weather all numbers are those of the tables" {
  covers = { "PIL-WEATHER-02" },
  weather = "clear",
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local sa = red:add("warrior", { weapon = "spear", armour = true, at = { 5, 20 } })
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 5, 30 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 10, 10 } })
    t.equal(reach("move", archer), 8)
    t.equal(reach("move", sa), 7)
    t.equal(reach("move", rider), 14)
    t.equal(reach("range", archer, enemy, { weapon = "bow" }), 20)
    t.equal(need("morale", sa), 2)
    t.equal(shoot(archer, enemy, { shots = 1 }).blows[1].need, 4)
  end,
}
