-- expect: E-BUDGET
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    t.odds(function() local n = 0
    for i = 1, 16 do n = n * 7 % 1000003 + dice.d6() end
    return n > 0 end, "1/2")
  end,
}
