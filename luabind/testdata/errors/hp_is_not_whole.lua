-- E: hp_is_not_whole.lua:2: E-DECLARE troop "guard": hp is a whole number from 1 to 1000, not 2.5 (hp: hit points)
troop "guard" { title = "Guard", hp = 2.5 }
