-- expect: E-GLOBAL
return channel
