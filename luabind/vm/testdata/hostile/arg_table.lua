-- expect: E-BUDGET
local function grow(n, ...) if n > 0 then return grow(n - 1, 1, 1, 1, 1, 1, 1, 1, 1, ...) end local function g(...) end while true do g(...) end end grow(200)
