-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
return dice.roll(("1d6+"):rep(7000) .. "1")
