-- expect: E-GLOBAL
return _G
