-- expect: E-GLOBAL
return load
