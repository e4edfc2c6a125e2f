-- expect: E-MEMORY
return ("a"):rep(1e15)
