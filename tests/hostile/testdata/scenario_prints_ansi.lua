-- expect: E-ASSERT
-- at: scenario
-- told: hostile.lua:7
scenario "hostile" {
  run = function(t)
    print("\27[2J")
    t.equal(1, 2)
  end,
}
