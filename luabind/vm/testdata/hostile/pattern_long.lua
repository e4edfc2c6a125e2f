-- expect: E-MEMORY
return ("a"):find(("("):rep(1000) .. (")"):rep(1000))
