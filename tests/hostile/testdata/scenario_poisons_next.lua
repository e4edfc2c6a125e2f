-- expect: E-FROZEN
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    string.upper = function() return "POISONED" end
  end,
}
