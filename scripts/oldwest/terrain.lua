-- What stands in the street. itw is its In the Way value; height is in inches. A gappy
-- thing hides every second spot behind it, a flat one nothing; one looks round a trunk.
-- Tags of a piece: no_holds (it cannot be climbed), ladder, rideable (of a door).

terrain "hedge" { title = { en = "Hedge", ru = "Изгородь" }, height = 1, data = { itw = 3 } }
terrain "fence" { title = { en = "Fence", ru = "Ограда" }, height = 1, tags = { "gappy" }, data = { itw = 3 } }
terrain "cactus" { title = { en = "Cactus", ru = "Кактус" }, height = { 2, placeholder = true }, tags = { "trunk" }, data = { itw = 3 } }
terrain "pipes" { title = { en = "Pipes", ru = "Трубы" }, height = { 1, placeholder = true }, data = { itw = 3 } }
terrain "posts" { title = { en = "Low posts", ru = "Низкие столбы" }, height = { 1, placeholder = true }, tags = { "gappy" }, data = { itw = 3 } }
terrain "barbed_wire" { title = { en = "Barbed wire", ru = "Колючая проволока" }, height = { 1, placeholder = true }, tags = { "gappy" }, data = { itw = 3 } }
terrain "rail" { title = { en = "Hitching rail", ru = "Коновязь" }, height = { 1, placeholder = true }, tags = { "gappy" }, data = { itw = 3 } }

terrain "wooden_fence" { title = { en = "Wooden fence", ru = "Деревянный забор" }, height = { 1.75, placeholder = true }, data = { itw = 4 } }
terrain "low_wall" { title = { en = "Low wall", ru = "Низкая стена" }, height = 1, data = { itw = 4 } }
terrain "stones" { title = { en = "Stones", ru = "Камни" }, height = { 0.8, placeholder = true }, data = { itw = 4 } }
terrain "wagon" { title = { en = "Wagon", ru = "Фургон" }, height = { 2, placeholder = true }, data = { itw = 4 } }
terrain "window" { title = { en = "Window", ru = "Окно" }, height = { 3, placeholder = true }, tags = { "gappy" }, data = { itw = 4 } }
terrain "door" { title = { en = "Door", ru = "Дверь" }, height = { 3, placeholder = true }, tags = { "gappy", "door" }, data = { itw = 4 } }
terrain "swing_doors" { title = { en = "Swing doors", ru = "Распашные двери" }, height = { 3, placeholder = true }, tags = { "gappy", "door", "rideable" }, data = { itw = 4 } }
terrain "barrels" { title = { en = "Barrels", ru = "Бочки" }, height = { 1, placeholder = true }, data = { itw = 4 } }
terrain "crates" { title = { en = "Crates", ru = "Ящики" }, height = { 1, placeholder = true }, data = { itw = 4 } }
terrain "tree" { title = { en = "Tree", ru = "Дерево" }, height = { 4, placeholder = true }, tags = { "trunk" }, data = { itw = { 4, source = "WEST-GAP-11", placeholder = true } } }

terrain "stone_wall" { title = { en = "Stone wall", ru = "Каменная стена" }, height = { 1.2, placeholder = true }, data = { itw = 5 } }
terrain "rock" { title = { en = "Rock", ru = "Скала" }, height = { 3, placeholder = true }, data = { itw = 5 } }
terrain "boulders" { title = { en = "Boulders", ru = "Валуны" }, height = { 1.2, placeholder = true }, data = { itw = 5 } }

-- Not in the table: the material decides.
terrain "barricade" { title = { en = "Barricade", ru = "Баррикада" }, height = 1 }
terrain "trellis" { title = { en = "Trellis", ru = "Решетка" }, height = 1, tags = { "thin", "gappy" } }

-- To stand on, and to climb.
terrain "building" { title = { en = "Building", ru = "Здание" }, height = { 4, placeholder = true }, data = { itw = 5 } }
terrain "balcony" { title = { en = "Balcony", ru = "Балкон" }, height = 3, data = { itw = 4 } }
terrain "platform" { title = { en = "Platform", ru = "Помост" }, height = 1.5, data = { itw = 4 } }
terrain "ladder" { title = { en = "Ladder", ru = "Лестница" }, height = 0, tags = { "ladder", "flat" } }
terrain "rope" { title = { en = "Rope", ru = "Веревка" }, height = 0, tags = { "ladder", "flat" } }

-- Ground: a ditch is as wide as it is drawn.
terrain "ditch" { title = { en = "Ditch", ru = "Канава" }, height = 0, tags = { "pit" } }
terrain "woods" { title = { en = "Woods", ru = "Лес" }, class = { "difficult", source = "WEST-GAP-24", placeholder = true }, height = 0 }
terrain "rubble" { title = { en = "Rubble", ru = "Обломки" }, class = { "difficult", source = "WEST-GAP-24", placeholder = true }, height = 0 }
terrain "water" { title = { en = "Water", ru = "Вода" }, class = { "difficult", source = "WEST-GAP-24", placeholder = true }, height = 0 }
terrain "steep_slope" { title = { en = "Steep slope", ru = "Крутой склон" }, class = { "difficult", source = "WEST-GAP-24", placeholder = true }, height = 0 }
