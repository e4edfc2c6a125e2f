-- expect: E-GLOBAL
return collectgarbage
