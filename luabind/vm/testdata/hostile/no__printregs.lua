-- expect: E-GLOBAL
return _printregs
