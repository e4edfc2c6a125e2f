-- expect: E-GLOBAL
return loadstring
