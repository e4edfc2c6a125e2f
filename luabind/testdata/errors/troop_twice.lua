-- E: troop_twice.lua:2: E-DUPLICATE troop "warrior" is declared already at scripts/pillage/troops.lua:4 (an id is given once: take another, or put a file at the same path into the mod)
troop "warrior" { title = "Warrior again", hp = 2 }
