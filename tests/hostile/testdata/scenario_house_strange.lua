-- expect: E-SCENARIO
-- at: scenario
-- told: hostile.lua:4
scenario "hostile" {
  house = { {} },
  run = function(t)
    t.equal(1, 1)
  end,
}
