-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
for i = 1, 1000 do weapon("w" .. i) { like = "hand_weapon" } end
