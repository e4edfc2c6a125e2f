-- Units. hp are their strength points, move and range are cells. Flags: heavy (+1
-- in melee), horses (they fear who frightens), frightens and tramples (elephants),
-- solid (passes through nobody, nobody through it), machine, commander; advances =
-- false: it takes no cell that it won; ground = false: machines do it no harm
-- (GRID-GAP-16: all are on the ground).

troop "heavy_infantry" {
  title = { en = "Heavy Infantry", ru = "Тяжелая Пехота" },
  hp = { 4, source = "GRID-GAP-24 PW" },
  data = { move = { 2, source = "GRID-GAP-02 PW" }, ground = true, range = 0, heavy = true },
}

troop "light_infantry" {
  title = { en = "Light Infantry", ru = "Легкая Пехота" },
  hp = { 2, source = "GRID-GAP-24 PW" },
  data = { move = { 2, source = "GRID-GAP-02 PW" }, ground = true, range = { 2, source = "GRID-GAP-02 PW" } },
}

troop "heavy_cavalry" {
  title = { en = "Heavy Cavalry", ru = "Тяжелая Кавалерия" },
  hp = { 3, source = "GRID-GAP-24 PW" },
  data = { move = { 3, source = "GRID-GAP-02 PW" }, ground = true, range = 0, heavy = true, horses = true },
}

troop "light_cavalry" {
  title = { en = "Light Cavalry", ru = "Легкая Кавалерия" },
  hp = { 2, source = "GRID-GAP-24 PW" },
  data = { move = { 3, source = "GRID-GAP-02 PW" }, ground = true, range = { 2, source = "GRID-GAP-02 PW" }, horses = true },
}

troop "war_chariots" {
  title = { en = "War Chariots", ru = "Боевые Колесницы" },
  hp = { 2, source = "GRID-GAP-24 PW" },
  data = { move = { 3, source = "GRID-GAP-02", placeholder = true }, ground = true, range = 0, heavy = true, horses = true },
}

troop "war_elephants" {
  title = { en = "War Elephants", ru = "Боевые Слоны" },
  hp = { 4, source = "GRID-GAP-24", placeholder = true },
  data = { move = { 2, source = "GRID-GAP-02", placeholder = true }, ground = true, range = 0, heavy = true, frightens = true, tramples = true, solid = true },
}

troop "throwing_machine" {
  title = { en = "Throwing Machine", ru = "Метательная Машина" },
  hp = { 2, source = "GRID-GAP-24 PW" },
  data = { move = { 1, source = "GRID-GAP-02", placeholder = true }, ground = true, range = { 6, source = "GRID-GAP-02 PW" }, machine = true, advances = false },
}

-- He has no strength points of his own and is no target alone.
troop "commander" {
  title = { en = "Commander", ru = "Командир" },
  hp = 1,
  data = { move = { 3, source = "GRID-GAP-15 PW" }, ground = true, range = 0, commander = true, advances = false },
}
