-- House rules of the grid.

-- battle { house = "hexes" } lays hexes in place of squares.
house "hexes" {
  title = { en = "Hexes", ru = "Гексы" },
  text = { en = "The grid is one of hexes.", ru = "Поле из гексов." },
  set = { ["rules.grid.shape"] = "hexes" },
}

-- For games without strength points.
house "one_hit" {
  title = { en = "No strength points", ru = "Без очков силы" },
  text = { en = "A unit that is hit is destroyed, retreats or stands, by its die alone.", ru = "Отряд, по которому попали, гибнет, отступает или стоит: решает один кубик." },
  set = { ["rules.grid.hits_on_units.set"] = "simple" },
}

house "nimble_light" {
  title = { en = "Nimble light troops", ru = "Проворные легкие войска" },
  text = { en = "A light unit adds 1 to its die when it is hit.", ru = "Легкий отряд прибавляет 1 к кубику, когда по нему попали." },
  data = { plus = 1 },
}

rule "house:nimble_light" {
  title = { en = "Nimble light troops", ru = "Проворные легкие войска" },
  house = "nimble_light",
  hook = "ancients.modify_consequence_die",
  when = function(ev) return ev.target.troop == "light_infantry" or ev.target.troop == "light_cavalry" end,
  effect = function(ev) ev:modify(ev.data.plus) end,
}
