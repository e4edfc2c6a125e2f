-- expect: E-GLOBAL
return getfenv
