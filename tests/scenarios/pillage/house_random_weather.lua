-- House rule: a die chooses the weather before the bands are set up.
scenario "two arrows under a random sky" {
  covers = { "house:random_weather" },
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "bow" })
    local b = band("normans"):add("warrior", { at = { 0, 12 } })
    local c = compare{ book = function() shoot(a, b) end, house = function() on "random_weather" shoot(a, b) end, measure = measure.wounds(b) }
    t.equal(c.rows[1].value, 155 / 324)
    t.equal(c.rows[2].value, 1265 / 3888)
  end,
}
