-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:4
mod "hostile" (setmetatable({}, { __index = function() while true do end end }))
