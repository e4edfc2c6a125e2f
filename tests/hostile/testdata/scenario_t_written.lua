-- expect: E-SCENARIO
-- at: scenario
-- told: hostile.lua:4
scenario "hostile" {
  run = function(t)
    t.equal = function() end
    t.equal(1, 2)
  end,
}
