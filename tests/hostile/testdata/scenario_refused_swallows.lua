-- expect: E-ASSERT
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    t.refused(function() while true do end end, "PIL-WEAPON-12")
  end,
}
