-- expect: E-ARG
return ("a"):find(("("):rep(40) .. (")"):rep(40))
