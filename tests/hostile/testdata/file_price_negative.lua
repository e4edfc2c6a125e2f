-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
game_table "rules.prices" { warrior = -1000 }
