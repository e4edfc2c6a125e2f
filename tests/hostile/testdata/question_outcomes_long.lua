-- expect: none
-- at: question
return ("x"):rep(30000) .. dice.d6()
