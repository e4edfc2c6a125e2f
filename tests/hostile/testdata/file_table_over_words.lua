-- expect: E-DATA
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
game_table "rules.weapon" { bow = 5 }
