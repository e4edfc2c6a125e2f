-- assignments
local function p1(a) a = a .. "x" return a end print(p1(5))
local function p2(x, a) a = (tostring(a)) return a end print(p2(1, 2))
local function p3(x, a) a, x = tostring(a), x == a return a, x end print(p3(1, 1))
local function p4(a) a = a == 1 return a end print(p4(1), p4(2))
local function p5(a) a = a < 3 and a > 1 return a end print(p5(2), p5(5))
local function p6(a) a = not (a <= 3) return a end print(p6(2), p6(5))
local function p7(a, ...) a = select("#", ...) return a end print(p7(1, nil, nil))
local function p8(a, ...) a = ... return a end print(p8(1, 7, 8))
do local a, b, c = 1, 2, 3 a, b, c = c, a, b print(a, b, c) end
do local i, t = 1, {} i, t[i] = i + 1, 20 print(i, t[1], t[2]) end
do local t = { 1, 2 } t[1], t[2] = t[2], t[1] print(t[1], t[2]) end
do local t = {} t.a, t.b = 1 print(t.a, t.b) end
do local t = {} t.a = 1, 2 print(t.a) end
do local function two() return 1, 2 end local t = {} t.x, t.y, t.z = two() print(t.x, t.y, t.z)
  t.x, t.y = (two()) print(t.x, t.y) t.w = two() print(t.w) x, y = two() print(x, y) x, y = two(), 5 print(x, y) end
do local log = {} local function say(v) log[#log + 1] = v return v end local t = {}
  t[say("a")], t[say("b")] = say("c"), say("d") print(table.concat(log), t.a, t.b) end
-- methods
do local o = { n = 0 } function o:add(k) self.n = self.n + k return self end function o.plain(a) return a end
  print(o:add(2):add(3).n, o.plain(9)) end
do local o = { sub = { x = {} } } function o.sub.x:f(a, ...) return self == o.sub.x, a, select("#", ...) end print(o.sub.x:f(1, 2, 3)) end
-- and or not
print(nil and 1, false or nil, 1 and 2, nil or 3, not nil, not 0, 1 < 2 and 3 or 4, 1 > 2 and 3 or 4)
print((1 < 2) == true, 1 == 1.0, "1" == 1, nil == false, "a" < "b", "a" < "B", "" < "a", "Z" <= "Z")
print(1 ~= 2, "x" ~= "x", {} == {}, print == print)
do local n = 0 local function f(v) n = n + 1 return v end local _ = f(false) and f(1) == 2 print(n) _ = f(true) or f(1) < f(2) print(n) end
for _, v in ipairs { 0, 1, 5, 9 } do if v < 1 then print("small") elseif v >= 5 and not (v == 9) then print("five") elseif v ~= 1 then print("nine") else print("one") end end
do local i = 0 while i < 3 do i = i + 1 end print(i) repeat local k = i i = i - 1 until k <= 1 print(i) end
-- concat
print("a" .. 1 .. 2 .. "b", 1 .. "", -1 .. "", 1.5 .. "|", 2 ^ 53 .. "", (("a" .. "b") .. "c") .. "d")
do local function m(...) return ... end print("<" .. m("x", "y") .. ">", m("x", "y") .. "!") end
do local mt = {} mt.__concat = function(a, b) return (type(a) == "table" and a.n or a) .. "+" .. (type(b) == "table" and b.n or b) end
  local a, b = setmetatable({ n = "A" }, mt), setmetatable({ n = "B" }, mt) print(a .. b, a .. 1, 1 .. a, "x" .. "y" .. a) end
-- comparison metamethods
do local mt = {} mt.__eq = function(a, b) return a.v == b.v end mt.__lt = function(a, b) return a.v < b.v end
  local function n(v) return setmetatable({ v = v }, mt) end
  print(n(1) == n(1), n(1) ~= n(1), n(1) == n(2), n(1) < n(2), n(2) < n(1), n(1) <= n(1), n(2) <= n(1), n(2) > n(1), n(2) >= n(1), n(1) == 1)
  mt.__le = function(a, b) return true end print(n(9) <= n(1), n(1) >= n(9)) end
-- varargs
do local function v(...) local a, b = ... return select("#", ...), a, b, { ... } end local n, a, b, t = v(1, nil, 3) print(n, a, b, #t)
  local function w(...) return (...) end print(w(4, 5)) local function x(...) return select(2, ...) end print(x(1, 2, 3)) print((select("#"))) end
-- closures
do local fs = {} for i = 1, 3 do fs[i] = function() i = i + 1 return i end end print(fs[1](), fs[1](), fs[2](), fs[3]()) end
do local function c() local n = 0 return function() n = n + 1 return n end, function() return n end end local inc, get = c() inc() inc() print(get()) end
do local a = 1 local ok = pcall(function() a = a + 1 error("x") end) a = a + 1 print(ok, a) end
do local count = 0 local function bump() count = count + 1 end pcall(error, "x") bump() print(count) pcall(function() bump() error() end) bump() print(count) end
do local f local ok, e = xpcall(function() local z = 1 f = function() z = z + 1 return z end error("no") end, function(m) return "H:" .. tostring(m):match("no") end) print(ok, e, f(), f()) end
print(select("#", pcall(error)), pcall(error, nil)) print(pcall(error, { 1 }) == false) print(select(2, pcall(error, "m", 0)))
do local t = {} print(select(2, pcall(error, t)) == t) end
-- goto free loops, numeric for
for i = 3, 1, -1 do io = i end print(io) for i = 1, 0 do print("never") end for i = 1, 2, 0.5 do x = i end print(x)
do local s = 0 for i, v in ipairs({ 1, 2, nil, 4 }) do s = s + v end print(s) end
do local t, n = { 1, 2, 3, a = 1 }, 0 for k in pairs(t) do t[k] = nil n = n + 1 end print(n, next(t)) end
-- metatables
do local t = setmetatable({}, { __index = function(_, k) return k .. "!" end, __newindex = function(t, k, v) rawset(t, k, v * 2) end, __call = function(_, a) return a end, __len = nil, __unm = function() return "neg" end })
  t.x = 4 print(t.x, t.y, t(5), -t, rawget(t, "y")) end
do local base = { hi = function(self) return self.name end } base.__index = base local o = setmetatable({ name = "n" }, base) print(o:hi(), getmetatable(o) == base, getmetatable({})) end
print(getmetatable(setmetatable({}, { __metatable = "locked" })), pcall(setmetatable, setmetatable({}, { __metatable = 1 }), {}) == false)
print(tostring(setmetatable({}, { __tostring = function() return "T" end })))
-- numbers
print(1e15, 123456789012, 0.1, 0.1 + 0.2, 1 / 3, 100, 1e100, -0.5, 2 ^ 10, 10 / 2, 7 % 3, -7 % 3, 7 % -3, 5.5 % 2, 010, 0x10, 1e2, .5, 5., 3e-2)
print(math.huge, -math.huge, math.floor(-1.5), math.ceil(-1.5), math.max(1, 3, 2), math.min(4, 2), math.abs(-3), math.sqrt(16), math.fmod(-7, 3), math.pow(2, 3), math.modf(3.25), math.modf(-3.25))
print(tonumber("10"), tonumber(" 0x1F "), tonumber("1e3"), tonumber("010"), tonumber("1.5e3"), tonumber(""), tonumber("a"), tonumber("1 2"), tonumber("ff", 16), tonumber("zz", 36), tonumber("8", 8), tonumber(nil))
print(tostring(nil), tostring(true), tostring(1.0), tostring("x"), type(nil), type(print), type({}), type("x"), type(2))
print(10 == "10", "10" + 5, "3" * "4", -"2", "0x10" + 0, 10 .. 20)
print(rawequal("a", "a"), rawequal({}, {}), select(-1, 1, 2, 3), unpack({ 1, 2, 3 }, 2), unpack({ 1, 2 }, 1, 3))
print(next({}), next({ 5 }), #"abc", #{ 1, 2 }, assert(1, 2))
