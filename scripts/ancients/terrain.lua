-- What may lie on a cell: lay("wood", { {2, 0}, {3, 0} }). dense: one shoots one
-- cell into it, and out of it only over open ground; cover, fortified: harder to
-- hit; high: a hill; barred: nobody enters; cost: of entering, else that of
-- rules.grid.move.cost.

terrain "wood" { title = { en = "Wood", ru = "Лес" }, data = { dense = true, cover = { true, source = "GRID-GAP-17 PW" } } }
terrain "village" { title = { en = "Village", ru = "Деревня" }, data = { dense = true, cover = { true, source = "GRID-GAP-17 PW" } } }
terrain "buildings" { title = { en = "Buildings", ru = "Постройки" }, data = { dense = true, cover = { true, source = "GRID-GAP-17 PW" } } }
terrain "fortification" { title = { en = "Fortification", ru = "Укрепление" }, data = { dense = true, fortified = true } }
terrain "hill" { title = { en = "Hill", ru = "Холм" }, data = { high = true, cover = { false, source = "GRID-GAP-17 PW" } } }
terrain "cliffs" { title = { en = "Cliffs", ru = "Скалы" }, data = { barred = { true, source = "GRID-GAP-19", placeholder = true } } }
