local t = {}
print(t.foo.bar) -->> E-RUNTIME ^t.foo is nil: it has no field "bar" \(ask first: if t.foo then ... end\)$
---
local a = { b = {} }
a.b.c.d = 1 -->> E-RUNTIME ^a.b.c is nil: it has no field "d" \(ask first
---
local t = {}
t.foo() -->> E-RUNTIME ^t.foo is no function$
---
local t = {}
t:foo() -->> E-RUNTIME ^t:foo is no function$
---
local t = {}
print(t.a(t.b())) -->> E-RUNTIME ^one of print, t.a, t.b is no function$
---
local n
return n:hit() -->> E-RUNTIME ^n is nil: it has no field "hit" \(ask first
---
local t, i = {}, 4
return t[i].x -->> E-RUNTIME ^t\[i\] is nil: it has no field "x" \(ask first
---
local n
n[1] = 2 -->> E-RUNTIME ^n is nil: it has no field "1" \(ask first
---
return 1 + {} -->> E-RUNTIME ^cannot compute number \+ table: numbers are needed$
---
local x
return x * 2 -->> E-RUNTIME ^cannot compute x \* 2: x is nil$
---
return -{} -->> E-RUNTIME ^cannot negate
---
local n
return #n -->> E-RUNTIME ^# needs a table or a string, and n is neither$
---
local a, b = {}, 2
return #a > #b -->> E-RUNTIME ^# needs a table or a string, and one of 
---
return 1 < "2" -->> E-RUNTIME ^cannot compare 1 with "2"
---
return {} < {} -->> E-RUNTIME ^cannot compare a table with a table$
---
return nil >= 1 -->> E-RUNTIME ^cannot compare nil with 1$
---
local n
return "a" .. n -->> E-RUNTIME ^cannot join n with \.\.: it is nil \(ask first
---
local t = {}
t[nil] = 1 -->> E-RUNTIME ^table index is nil$
---
local t = {}
t[0 / 0] = 1 -->> E-RUNTIME ^table index is NaN$
---
error("no luck") -->> E-RUNTIME ^no luck$
---
local function inner() error("far", 2) end
inner() -->> E-RUNTIME ^far$
---
local function f()
  assert(false) -->> E-RUNTIME ^assertion failed!$
end
f()
---
error({ code = 5 }) -->> E-RUNTIME ^the script raised \{ code = 5 \}$
---
error() -->> E-RUNTIME ^the script raised nil$
---
for i = 1, "x" do end -->> E-RUNTIME limit must be a number
---
setmetatable(setmetatable({}, { __metatable = 1 }), {}) -->> E-RUNTIME protected metatable
---
local ok, e = pcall(function() local n return n.x end)
assert(not ok and e:find("attempt to index", 1, true), e)
local ok, e = pcall(error, "plain", 0) assert(e == "plain")
local ok, e = pcall(string.rep) assert(type(e) == "string" and e:find("E-ARG", 1, true))
---
-- a fault that was caught and raised again keeps its code
local ok, e = pcall(string.rep, "x", 1e9)
error(e) -->> E-MEMORY a string of
---
local t = setmetatable({}, { __index = function(_, k) return k end })
return t[1] + t.x -->> E-RUNTIME ^cannot compute t\[1\] \+ t.x: t.x is a string
---
local long = {
  1, 2, 3,
  nothing.at.all, -->> E-GLOBAL nobody defined "nothing"
}
---
local bonus = { spear = 1 }
local plus = bonus.sword
return plus + 1 -->> E-RUNTIME ^cannot compute plus \+ 1: plus is nil \(plus is bonus.sword of line \d+\)$
---
local function f()
  local far = "6"
  return far
end
local far, near = f(), 3
return near >= far -->> E-RUNTIME ^cannot compare near >= far: near is 3 and far is "6" \(far is f\(...\) of line \d+\)$
---
local t = { list = 5 }
for _, x in ipairs(t.list) do print(x) end -->> E-ARG ^bad argument #1 to ipairs: a table is needed, got number, from t.list$
---
local help = {}
function help.near() end
help.nearby() -->> E-RUNTIME ^help.nearby is no function \(did you mean help.near\?\)$
---
return "a " .. {} -->> E-RUNTIME ^cannot join \{...\} with \.\.: it is a table \(tostring
