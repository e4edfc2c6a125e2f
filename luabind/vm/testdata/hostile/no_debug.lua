-- expect: E-GLOBAL
return debug
