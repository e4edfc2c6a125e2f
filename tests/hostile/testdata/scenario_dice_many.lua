-- expect: E-DICE
-- at: scenario
-- told: hostile.lua:4
scenario "hostile" {
  dice = { hit = (function() local c = {} for i = 1, 16000 do c[i] = 6 end return c end)() },
  run = function(t)
    t.equal(1, 1)
  end,
}
