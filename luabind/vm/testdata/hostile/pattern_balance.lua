-- expect: E-BUDGET
return ("("):rep(30000):find("%b()")
