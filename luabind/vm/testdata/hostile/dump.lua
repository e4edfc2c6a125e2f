-- expect: E-GLOBAL
return string.dump(print)
