-- expect: E-GLOBAL
return dofile
