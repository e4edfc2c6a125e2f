-- expect: E-GLOBAL
return arg
