-- expect: E-GLOBAL
return coroutine
