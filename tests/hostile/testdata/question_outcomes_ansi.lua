-- expect: none
-- at: question
return "\27[2J" .. dice.d6()
