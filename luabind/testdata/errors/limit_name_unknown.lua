-- E: limit_name_unknown.lua:3: E-DATA [broken:luck] there is no data key "house.luck.token" (did you mean house.luck.tokens?)
house "luck" { title = "Luck", data = { tokens = 3 } }
rule "broken:luck" { title = "Luck", house = "luck", hook = "pillage.modify_save_reroll", limit = "token per game",
  effect = function(ev) ev:reroll "fails" end }
