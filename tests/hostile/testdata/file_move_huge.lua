-- expect: E-DATA
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
game_table "rules.move" { foot = 2e6 }
