-- expect: E-GLOBAL
return io
