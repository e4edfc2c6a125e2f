-- expect: E-BUDGET
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    t.odds(function() while true do end end, "1/2")
  end,
}
