-- E: item_of_two_kinds.lua:2: E-DUPLICATE gear "spear" is declared already, as a weapon, at scripts/pillage/weapons.lua:33 (an id is given once: take another, or put a file at the same path into the mod)
gear "spear" { title = "Spear" }
