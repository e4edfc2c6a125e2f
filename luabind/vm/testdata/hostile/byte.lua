-- expect: E-MEMORY
return ("a"):rep(1000):byte(1, -1)
