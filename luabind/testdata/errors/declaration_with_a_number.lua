-- E: declaration_with_a_number.lua:2: E-DECLARE weapon "maul" takes a table, not 5 (weapon "maul" { ... })
weapon("maul", 5)
