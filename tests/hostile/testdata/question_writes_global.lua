-- expect: E-REPLAY
-- at: question
-- told: hostile.lua:4
kept = dice.d6()
return 1
