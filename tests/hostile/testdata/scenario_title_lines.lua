-- expect: E-ASSERT
-- at: scenario
-- told: hostile.lua:4
scenario "a\nok\n1000 scenarios passed" { run = function(t) t.equal(1, 2) end }
