-- expect: E-BUDGET
return ("a"):rep(40):match(("a?"):rep(40) .. ("a"):rep(40))
