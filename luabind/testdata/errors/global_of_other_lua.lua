-- E: global_of_other_lua.lua:2: E-GLOBAL nobody defined "io" (scripts cannot reach files or the system)
local f = io.open("x")
