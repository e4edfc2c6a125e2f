-- expect: E-GLOBAL
return package
