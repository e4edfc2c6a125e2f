-- expect: E-GLOBAL
return _GOPHER_LUA_VERSION
