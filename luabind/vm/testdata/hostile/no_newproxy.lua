-- expect: E-GLOBAL
return newproxy
