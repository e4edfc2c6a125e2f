-- expect: none
-- at: scenario
for i = 1, 300 do scenario("s" .. i) { run = function(t) t.equal(1, 1) end } end
