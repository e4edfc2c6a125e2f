-- expect: E-BUDGET
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    while true do end
  end,
}
