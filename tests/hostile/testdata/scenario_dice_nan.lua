-- expect: E-DICE
-- at: scenario
-- told: hostile.lua:4
scenario "hostile" {
  dice = { hit = { 0 / 0 } },
  run = function(t)
    t.equal(1, 1)
  end,
}
