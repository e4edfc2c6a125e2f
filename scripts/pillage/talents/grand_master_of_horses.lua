-- Riders cross obstacles at no cost, more surely, and never fall there.

talent "grand_master_of_horses" {
  title = { en = "Grand Master of Horses", ru = "Великий мастер лошадей" },
  text = { en = "Horses of the band jump better and throw nobody.", ru = "Кони банды лучше прыгают и никого не сбрасывают." },
  price = { 30, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = {
    cost = 0,
    roll = 1,
    -- The row that counts in place of the fall: 2, the horse stops.
    on_one = { 2, source = "GAP-STEEPLE-ONE", placeholder = true },
  },
}

rule "PIL-TALENT-04" {
  title = { en = "Grand Master of Horses", ru = "Великий мастер лошадей" },
  talent = "grand_master_of_horses",
  when = function(ev) return ev.model.mounted end,
  {
    hook = "pillage.modify_obstacle_cost",
    effect = function(ev) ev:become(ev.data.cost) end,
  },
  {
    hook = "pillage.modify_obstacle_roll",
    effect = function(ev) ev:modify(ev.data.roll) end,
  },
  {
    hook = "pillage.modify_obstacle_result",
    when = function(ev) return ev.value == 1 end,
    effect = function(ev) ev:become(ev.data.on_one) end,
  },
}
