-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
game_table "rules.table" { size = { 0 / 0, 1 } }
