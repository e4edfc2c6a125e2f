-- expect: none
-- at: file
local s = 1
local t = s
