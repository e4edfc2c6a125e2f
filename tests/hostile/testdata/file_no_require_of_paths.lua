-- expect: E-LIB
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
local x = require("../../etc/passwd")
