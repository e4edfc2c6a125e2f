local t = { 1, 2 } freeze(t)
t.x = 1 -->> E-FROZEN ^x of this table is read-only in play
---
local t = { 1, 2 } freeze(t)
t[1] = 9 -->> E-FROZEN ^1 of this table
---
local t = { deep = { deeper = {} } } freeze(t)
t.deep.deeper.x = 1 -->> E-FROZEN
---
local t = { f = {} } freeze(t)
function t.f.x() end -->> E-FROZEN
---
local t = { f = {} } freeze(t)
function t.f:x() end -->> E-FROZEN
---
local a, t = 1, {} freeze(t)
a, t.x = 2, 3 -->> E-FROZEN
---
local t = {} freeze(t)
rawset(t, "x", 1) -->> E-FROZEN
---
local t = {} freeze(t)
table.insert(t, 1) -->> E-FROZEN
---
local t = { 1 } freeze(t)
table.remove(t) -->> E-FROZEN
---
local t = { 2, 1 } freeze(t)
table.sort(t) -->> E-FROZEN
---
local t = {} freeze(t)
setmetatable(t, {}) -->> E-FROZEN
---
local t = setmetatable({}, { __newindex = function() end }) freeze(t)
t.x = 1 -->> E-FROZEN
---
local meta = {} local t = setmetatable({}, meta) freeze(t)
meta.x = 1 -->> E-FROZEN
---
local up = {} local function f() return up end freeze(f)
up.x = 1 -->> E-FROZEN
---
shared = {} local function f() return function() return shared end end freeze(f)
shared.x = 1 -->> E-FROZEN
---
string.upper = nil -->> E-FROZEN
---
local t = { 1, sub = { 2 } } freeze(t)
local copy = { unpack(t) } copy[2] = 5 local other = {} other.x = t.sub[1]
assert(#copy == 2 and other.x == 2 and table.concat(t) == "1")
