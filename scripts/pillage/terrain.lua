-- What lies on the table. A piece of terrain is set up with
-- piece("forest", { at = {20, 24}, size = {6, 4} }); what it does is here.

-- PIL-TERR-01: no effect.
terrain "field" { title = { en = "Field", ru = "Поле" }, tags = { "soil" } }

-- PIL-TERR-02: only what lies deep inside blocks sight.
terrain "forest" {
  title = { en = "Forest", ru = "Лес" },
  class = "difficult",
  blocks = "deep",
  hides = true,
  height = { 4, source = "GAP-LOS-GEOMETRY", placeholder = true },
  tags = { "trees" },
}
terrain "orchard" { title = { en = "Orchard", ru = "Сад" }, like = "forest" }

-- PIL-TERR-05: difficult only where very tall or muddy; dry ones burn.
terrain "crops" {
  title = { en = "Crops", ru = "Посевы" },
  burns = { true, source = "GAP-FIRE-FLAMMABLE", placeholder = true },
  tags = { "soil", "crops" },
  -- "weather": rain and snow make them too wet to burn, and rain muddy; "always":
  -- no weather does.
  data = { dry = { "weather", source = "GAP-CROPS-WEATHER", placeholder = true } },
  tagged = {
    tall = { class = "difficult", hides = true },
    muddy = { class = "difficult" },
    wet = { burns = false },
  },
}

-- PIL-TERR-06: who stands on it stands higher. Its sides are no slope unless
-- tagged so.
terrain "hill" { title = { en = "Hill", ru = "Холм" }, height = { 3, placeholder = true }, tags = { "hill" } }
terrain "slope" { title = { en = "Slope", ru = "Склон" }, tags = { "slope" } }
terrain "steep_slope" { title = { en = "Steep slope", ru = "Крутой склон" }, class = "difficult", tags = { "slope" } }

-- PIL-TERR-07, PIL-SWIM-01: swum, or crossed by a bridge.
terrain "river" { title = { en = "River", ru = "Река" }, class = "difficult", tags = { "water" } }
terrain "lake" { title = { en = "Lake", ru = "Озеро" }, like = "river" }
terrain "bridge" { title = { en = "Bridge", ru = "Мост" }, tags = { "bridge" } }

-- PIL-TERR-08, PIL-TERR-10: difficult ground.
terrain "bog" { title = { en = "Bog", ru = "Болото" }, class = "difficult", tags = { "bog" } }
terrain "rocks" { title = { en = "Rocky ground", ru = "Каменистая местность" }, class = "difficult", tags = { "rocks" } }
terrain "ruins" { title = { en = "Ruins", ru = "Руины" }, like = "rocks", tags = { "ruins" } }
terrain "undergrowth" { title = { en = "Undergrowth", ru = "Подлесок" }, class = "difficult", tags = { "trees" } }
terrain "ford" { title = { en = "Ford", ru = "Брод" }, class = "difficult", tags = { "ford" } }
terrain "stream" { title = { en = "Stream", ru = "Ручей" }, like = "ford" }
terrain "shallows" { title = { en = "Shallows", ru = "Отмель" }, like = "ford" }
terrain "ploughed_field" { title = { en = "Ploughed field", ru = "Пашня" }, class = "difficult", tags = { "soil" } }
terrain "mud" { title = { en = "Mud", ru = "Грязь" }, class = "difficult", tags = { "mud" } }
terrain "sand" { title = { en = "Sand", ru = "Песок" }, class = "difficult", tags = { "sand" } }
terrain "snowfield" { title = { en = "Snow", ru = "Снег" }, class = "difficult", tags = { "snow" } }
terrain "shaky_bridge" { title = { en = "Shaky bridge", ru = "Шаткий мост" }, class = "difficult", tags = { "bridge" } }
terrain "mountain" {
  title = { en = "Mountain", ru = "Гора" },
  class = "difficult",
  height = { 4, placeholder = true },
  tags = { "rocks", "mountain" },
  data = {
    -- Which other ground is mountainous, besides what has the tag.
    rocks = { true, source = "GAP-MOUNTAIN-KIND; TIDI, B" },
    steep_slope = { true, source = "GAP-MOUNTAIN-KIND", placeholder = true },
  },
}

-- PIL-TERR-11, PIL-TERR-12.
terrain "road" { title = { en = "Road", ru = "Дорога" }, tags = { "road" } }
terrain "ladder" { title = { en = "Ladder", ru = "Лестница" }, tags = { "ladder" } }
terrain "rope" { title = { en = "Rope", ru = "Веревка" }, like = "ladder" }

-- PIL-OBST-01: passable obstacles are at most an inch high and wide.
terrain "fence" { title = { en = "Fence", ru = "Забор" }, obstacle = true, hides = true, height = 1, tags = { "wood" } }
terrain "wall" { title = { en = "Low wall", ru = "Стена" }, obstacle = true, hides = true, height = 1, tags = { "stone" } }
terrain "hedge" { title = { en = "Hedge", ru = "Изгородь" }, like = "fence" }

-- PIL-AGIL-01: higher ones are climbed or jumped, gaps are jumped.
terrain "high_wall" { title = { en = "High wall", ru = "Высокая стена" }, blocks = "tall", hides = true, height = 2, tags = { "climb", "stone" } }
terrain "ditch" { title = { en = "Ditch", ru = "Ров" }, tags = { "gap" } }

-- PIL-OBST-05: agreed on before play.
terrain "cliff" { title = { en = "Cliff", ru = "Утес" }, class = "impassable", blocks = "tall", hides = true, height = { 6, placeholder = true } }
terrain "statue" { title = { en = "Statue", ru = "Изваяние" }, class = "impassable", hides = true, height = 1 }

-- PIL-BUILD-01: nobody walks through a building; it is entered by its doors.
terrain "house" {
  title = { en = "House", ru = "Дом" },
  class = "impassable",
  blocks = "all",
  hides = true,
  height = { 4, placeholder = true },
  burns = { true, source = "GAP-FIRE-FLAMMABLE", placeholder = true },
  tags = { "building", "search" },
}
-- PIL-BUILD-10, PIL-BUILD-11.
terrain "tower" { title = { en = "Tower", ru = "Башня" }, like = "house", tags = { "building", "search", "fortified" } }
-- PIL-BUILD-13, GAP-RICH-BUILDING: a church, a monastery, a manor.
terrain "church" { title = { en = "Church", ru = "Церковь" }, like = "house", tags = { "building", "search", "fortified", "rich" } }
-- PIL-BUILD-12: wood, hay, grain.
terrain "store" { title = { en = "Store", ru = "Хранилище" }, like = "house", tags = { "building", "search", "store" } }

-- PIL-LOOT-01, PIL-LOOT-02.
terrain "loot" { title = { en = "Loot", ru = "Добыча" }, tags = { "loot" }, data = { value = { 1, source = "GAP-LOOT-MARKER-VALUE", placeholder = true } } }
terrain "chest" { title = { en = "Chest", ru = "Сундук" }, class = "impassable", tags = { "search" } }
terrain "torches" { title = { en = "Torches", ru = "Факелы" }, tags = { "torch" } }

-- PIL-SHIP-01.
terrain "ship" {
  title = { en = "Ship", ru = "Корабль" },
  burns = { true, source = "GAP-FIRE-FLAMMABLE", placeholder = true },
  tags = { "ship" },
}
