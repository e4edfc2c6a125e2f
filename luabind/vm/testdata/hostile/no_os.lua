-- expect: E-GLOBAL
return os
