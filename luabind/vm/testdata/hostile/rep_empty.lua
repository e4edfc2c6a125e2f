-- expect: none
return (""):rep(1e15)
