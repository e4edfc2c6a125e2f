-- expect: E-BUDGET
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    while true do pcall(function() while true do end end) end
  end,
}
