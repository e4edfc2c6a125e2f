-- expect: E-SCENARIO
-- at: scenario
-- told: hostile.lua:4
scenario "hostile" {
  covers = (function() local c = {} c[1] = c return c end)(),
  run = function(t)
    t.equal(1, 1)
  end,
}
