-- expect: E-GLOBAL
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
setfenv(1, {})
