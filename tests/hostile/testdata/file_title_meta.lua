-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
weapon "club" { like = "hand_weapon", title = setmetatable({}, { __index = function() while true do end end }) }
