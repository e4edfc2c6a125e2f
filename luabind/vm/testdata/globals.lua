return fooo -->> E-GLOBAL ^nobody defined "fooo"$
---
prnt("x") -->> E-GLOBAL nobody defined "prnt" \(did you mean print\?\)
---
answer = 42
assert(answr == 42) -->> E-GLOBAL did you mean answer\?
---
answer = 42 answer = answer + 1
function twice(x) return 2 * x end
assert(twice(answer) == 86)
---
x = 1 seal() assert(x == 1 and print and math.floor(1.5) == 1)
y = 2 -->> E-GLOBAL global "y" is written after loading
---
x = 1 seal()
x = 2 -->> E-GLOBAL global "x" is written after loading
---
seal()
function f() end -->> E-GLOBAL global "f" is written after loading
---
seal()
return prnt -->> E-GLOBAL did you mean print\?
---
return math.random(6) -->> E-GLOBAL nobody defined "math.random" \(only dice are random here: use dice\)
---
return string.uper -->> E-GLOBAL did you mean string.upper\?
---
return ("x"):uper() -->> E-FIELD "x" is a word: it has no method "uper" \(did you mean upper\?\)
---
return table.unpack({}) -->> E-GLOBAL write unpack
---
return io.open("x") -->> E-GLOBAL scripts cannot reach files
---
continue() -->> E-GLOBAL write goto continue
