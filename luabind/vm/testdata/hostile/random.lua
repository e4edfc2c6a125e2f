-- expect: E-GLOBAL
return math.random()
