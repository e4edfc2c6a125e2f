-- expect: none
-- at: prompt
return explain(("x"):rep(30000))
