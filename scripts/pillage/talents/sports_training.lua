-- Men on foot take fences and walls in their stride, at the charge too.

talent "sports_training" {
  title = { en = "Sports Training", ru = "Атлетическая подготовка" },
  text = { en = "Obstacles neither slow the foot of the band nor stop its charges.", ru = "Препятствия не замедляют пехоту банды и не мешают рывку." },
  price = { 50, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = { cost = 0 },
}

rule "PIL-TALENT-01" {
  title = { en = "Sports Training", ru = "Атлетическая подготовка" },
  talent = "sports_training",
  when = function(ev) return not (ev.model.mounted or ev.model.object) end,
  {
    hook = "pillage.modify_obstacle_cost",
    effect = function(ev) ev:become(ev.data.cost) end,
  },
  {
    hook = "pillage.modify_obstacle_charge",
    effect = function(ev) ev:become(true) end,
  },
}
