-- expect: E-BUDGET
return ("a"):rep(20000):find("a*b")
