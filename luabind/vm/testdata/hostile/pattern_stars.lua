-- expect: E-BUDGET
return ("a"):rep(200):match("a*a*a*a*b")
