-- E: house_sets_no_key.lua:2: E-DATA there is no data key "rules.morale.ned" (did you mean rules.morale.need?)
house "grim" { title = "Grim", set = { ["rules.morale.ned"] = 4 } }
