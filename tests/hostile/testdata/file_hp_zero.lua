-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
troop "ghost" { like = "warrior", hp = 0 }
