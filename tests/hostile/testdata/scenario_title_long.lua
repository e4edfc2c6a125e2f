-- expect: E-ASSERT
-- at: scenario
-- told: hostile.lua:4
scenario(("x"):rep(30000)) { run = function(t) t.equal(1, 2) end }
