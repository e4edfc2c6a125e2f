-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
weapon "club" { like = "hand_weapon", title = "‮gnorw" }
