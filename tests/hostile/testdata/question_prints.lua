-- expect: none
-- at: question
print("ESCAPED")
return dice.d6()
