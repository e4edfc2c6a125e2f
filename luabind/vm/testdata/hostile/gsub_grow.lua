-- expect: E-MEMORY
return ("a"):rep(30000):gsub("a", "bb")
