-- expect: E-BUDGET
return ("a"):rep(10000):find(".-.-b")
