if 1 != 2 then end -->> E-SYNTAX "not equal" is written ~=
---
local x = 1
x += 1 -->> E-SYNTAX write x = x \+ 1
---
local x = 1
x++ -->> E-SYNTAX write x = x \+ 1
---
if x = 1 then end -->> E-SYNTAX unexpected "=" \(== compares
---
local s = "abc -->> E-SYNTAX a string is not closed on its line
---
local t = {
  a = 1
  b = 2 -->> E-SYNTAX unexpected "b" \(a comma may be missing before it\)
}
---
function f()
  if true then
    print(1)
end -->> E-SYNTAX "end" is missing for the "if" of line 19
---
local function f(a
  return a -->> E-SYNTAX unexpected "return"
end
---
while true
  local x = 1 -->> E-SYNTAX unexpected "local"
end
---
if true
  print(1) -->> E-SYNTAX unexpected "print"
end
---
local t = { 1, 2 -->> E-SYNTAX "}" is missing for the "{" of line 35
---
print(1, 2 -->> E-SYNTAX "\)" is missing for the "\(" of line 37
---
for i = 1, 3 do
  print(i)
end
end -->> E-SYNTAX unexpected "end" \(one too many
---
return 1 // 2 -->> E-SYNTAX for a whole division write math.floor
---
return 1 & 2 -->> E-SYNTAX there are no bit operators
---
local x <const> = 1 -->> E-SYNTAX there are no attributes
---
break -->> E-SYNTAX break stands outside a loop
---
local t = {}
t.x -->> E-SYNTAX
---
goto nowhere -->> E-SYNTAX ^no label 'nowhere' can be reached$
---
function f() return ... end -->> E-SYNTAX \.\.\. stands outside
---
return 1e -->> E-SYNTAX malformed number
---
local s = “smart” -->> E-SYNTAX straight quotes
---
if x then
else if y then
end -->> E-SYNTAX "end" is missing for the "if" of line 63 \("else if" opens a second if
---
-- what is no error
local a, b = 0x1F, 010 assert(a == 31 and b == 10)
for i = 1, 3 do if i == 2 then goto continue end ::continue:: end
local s = [[
long]] assert(s == "long")
;;;
assert(("x"):rep(3) == "xxx")
