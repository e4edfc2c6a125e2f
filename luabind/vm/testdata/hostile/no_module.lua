-- expect: E-GLOBAL
return module
