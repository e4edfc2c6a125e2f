-- expect: E-DECLARE
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    scenario "b" { run = function() end }
  end,
}
