-- E: hp_is_not_whole.lua:2: E-DECLARE troop "guard": hp is a whole number, not 2.5
troop "guard" { title = "Guard", hp = 2.5 }
