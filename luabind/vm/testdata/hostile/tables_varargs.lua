-- expect: E-BUDGET
local function grow(n, ...) if n > 0 then return grow(n - 1, 1, 1, 1, 1, 1, 1, 1, 1, ...) end local t = {} for i = 1, 1e9 do t[i % 16000 + 1] = { ... } end end grow(200)
