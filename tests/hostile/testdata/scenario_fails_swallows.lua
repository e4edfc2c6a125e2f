-- expect: E-BUDGET
-- at: scenario
-- told: hostile.lua:7
scenario "hostile" {
  run = function(t)
    t.fails(function() while true do end end, "E-BUDGET")
  end,
}
