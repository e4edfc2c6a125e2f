-- expect: E-GLOBAL
return setfenv
