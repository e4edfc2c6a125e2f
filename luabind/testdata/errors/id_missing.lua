-- E: id_missing.lua:2: E-DECLARE troop takes an id first: troop "name" { ... }
troop { title = "Guard" }
