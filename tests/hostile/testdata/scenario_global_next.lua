-- expect: E-GLOBAL
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    tostring = function() return "POISONED" end
    t.equal(1, 1)
  end,
}
