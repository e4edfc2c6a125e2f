-- Born in the saddle: faster, and no fence stops them.

talent "steppe_mobility" {
  title = { en = "Steppe Mobility", ru = "Степная выучка" },
  text = { en = "All riders move farther and always get across obstacles.", ru = "Все всадники проходят больше и всегда берут препятствия." },
  price = { 50, source = "TIDI, B" },
  factions = { "huns" },
  data = {
    move = 2,
    -- The row of a horse at an obstacle: 4 goes over and on.
    row = 4,
    -- false: the inches that an obstacle costs are not paid either.
    cost = { true, source = "GAP-STEPPE-COST", placeholder = true },
  },
}

rule "PIL-TALENT-33" {
  title = { en = "Steppe Mobility", ru = "Степная выучка" },
  talent = "steppe_mobility",
  when = function(ev) return ev.model.mounted end,
  {
    hook = "pillage.modify_move",
    effect = function(ev) ev:modify(ev.data.move) end,
  },
  {
    hook = "pillage.modify_obstacle_fixed",
    effect = function(ev) ev:become(ev.data.row) end,
  },
  {
    hook = "pillage.modify_obstacle_cost",
    when = function(ev) return not ev.data.cost end,
    effect = function(ev) ev:become(0) end,
  },
}
