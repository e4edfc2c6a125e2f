-- expect: E-GLOBAL
return require
