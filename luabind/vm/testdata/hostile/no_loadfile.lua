-- expect: E-GLOBAL
return loadfile
