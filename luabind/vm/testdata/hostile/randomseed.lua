-- expect: E-GLOBAL
math.randomseed(1)
