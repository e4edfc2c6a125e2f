-- Terrain. cover: none, light or heavy; slow: who enters or crosses it moves S;
-- height is held against that of a man on foot. The list is ours (SAGA-GAP-12).

terrain "wood" {
  title = { en = "Wood", ru = "Лес" },
  height = { 4, source = "SAGA-GAP-12", placeholder = true },
  data = { cover = "light", slow = { true, source = "SAGA-GAP-12", placeholder = true } },
}

terrain "bushes" {
  title = { en = "Bushes", ru = "Кусты" },
  data = { cover = "light", slow = { true, source = "SAGA-GAP-12", placeholder = true } },
}

terrain "field" {
  title = { en = "Field", ru = "Поле" },
  data = { cover = "none", slow = { true, source = "SAGA-GAP-12", placeholder = true } },
}

terrain "hedge" {
  title = { en = "Hedge", ru = "Изгородь" },
  obstacle = true,
  height = 0.8,
  data = { cover = "light", slow = { true, source = "SAGA-GAP-12", placeholder = true } },
}

terrain "stone_wall" {
  title = { en = "Stone wall", ru = "Каменная стена" },
  obstacle = true,
  height = 0.8,
  data = { cover = "heavy", slow = { true, source = "SAGA-GAP-12", placeholder = true } },
}

terrain "building_door" {
  title = { en = "Door of a building", ru = "Дверь дома" },
  obstacle = true,
  data = { cover = "heavy", slow = { true, source = "SAGA-GAP-12", placeholder = true } },
}

terrain "building" {
  title = { en = "Building", ru = "Дом" },
  class = "impassable",
  height = { 4, source = "SAGA-GAP-12", placeholder = true },
  data = { cover = "heavy", slow = false },
}

terrain "rocks" {
  title = { en = "Rocks", ru = "Скалы" },
  class = "impassable",
  height = 1,
  data = { cover = "none", slow = false },
}
