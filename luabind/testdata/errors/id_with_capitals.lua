-- E: id_with_capitals.lua:2: E-DECLARE troop "House Guard": an id is made of small letters, digits and _ (such as house_guard)
troop "House Guard" { title = "Guard" }
