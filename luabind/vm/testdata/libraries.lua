string.rep() -->> E-ARG ^bad argument #1 to string.rep: a string is needed, got nothing$
---
("x"):rep({}) -->> E-ARG ^bad argument #2 to string.rep: a number is needed, got table$
---
("x"):rep(1e6) -->> E-MEMORY ^a string of 1000000 bytes is longer than 32768$
---
("%d"):format("x") -->> E-ARG ^bad argument #2 to string.format: a number is needed, got string$
---
("%d"):format() -->> E-ARG a number is needed, got nothing
---
("%d"):format(1 / 0) -->> E-ARG inf is no whole number
---
("%y"):format(1) -->> E-ARG "%y" is no directive
---
("x"):find("[a") -->> E-ARG ^malformed pattern "\[a": \] is missing$
---
("x"):gsub("x", "%1%2") -->> E-ARG has no capture 2
---
("x"):gsub("x") -->> E-ARG #3 to string.gsub
---
table.concat({ 1, {}, 3 }) -->> E-ARG element 2 is a table
---
table.insert({}, 5, 1) -->> E-ARG position 5 is not between 1 and 1
---
table.insert(nil, 1) -->> E-ARG a table is needed, got nil
---
local t = {}
t[16385] = 1 -->> E-MEMORY table index 16385 is above 16384
---
local t = {} t[16384] = 1 t[-5] = 2 t[1.5] = 3 t[0] = 4
assert(t[16384] == 1 and t[-5] == 2 and t[1.5] == 3 and t[0] == 4)
---
setmetatable({}) -->> E-ARG
---
select(0, 1) -->> E-ARG out of range
---
pairs(nil) -->> E-ARG a table is needed, got nil
---
ipairs("x") -->> E-ARG a table is needed, got string
---
assert(tostring({}) == "table" and tostring(print) == "function" and tostring(nil) == "nil")
assert(("%s %s"):format({}, print) == "table function")
---
-- pairs keeps the order of insertion, and sorted order in the libraries
local t = { z = 1, a = 2, 7, m = 3 } t.b = 4
local keys = {} for k in pairs(t) do keys[#keys + 1] = tostring(k) end
assert(table.concat(keys, " ") == "1 z a m b", table.concat(keys, " "))
keys = {} for k in pairs(math) do keys[#keys + 1] = k end
local sorted = { unpack(keys) } table.sort(sorted)
assert(table.concat(keys) == table.concat(sorted))
---
-- the sort is stable
local t = {} for i = 1, 50 do t[i] = { i % 3, i } end
table.sort(t, function(a, b) return a[1] < b[1] end)
for i = 2, 50 do assert(t[i - 1][1] < t[i][1] or t[i - 1][1] == t[i][1] and t[i - 1][2] < t[i][2]) end
---
assert(rawlen({ 1, 2 }) == 2 and rawlen("abc") == 3)
assert(("ÄÖ"):lower() == "ÄÖ" and ("aÄ"):upper() == "AÄ")
assert(math.huge == 1 / 0 and -math.huge < 0)
