-- expect: E-ASSERT
-- at: scenario
-- told: hostile.lua:4
scenario "\27[2J\27]0;owned\7" { run = function(t) t.equal(1, 2) end }
