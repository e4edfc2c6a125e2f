-- expect: E-DECLARE
-- at: scenario
-- told: hostile.lua:6
scenario "hostile" {
  run = function(t)
    rule "hostile:r" { title = "x", hook = "pillage.modify_attack", effect = function() end }
  end,
}
