-- E: value_without_a_name.lua:2: E-DECLARE troop "guard" has a value without a name (write name = value)
troop "guard" { title = "Guard", 3 }
