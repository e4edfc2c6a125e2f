-- Whatever the band shoots or throws flies farther.

talent "shooting_training" {
  title = { en = "Shooting Training", ru = "Стрелковая подготовка" },
  text = { en = "Ranged weapons of the band reach farther.", ru = "Дальнобойное оружие банды бьет дальше." },
  price = { 40, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = { range = 2 },
}

rule "PIL-TALENT-07" {
  title = { en = "Shooting Training", ru = "Стрелковая подготовка" },
  talent = "shooting_training",
  hook = "pillage.modify_range",
  effect = function(ev) ev:modify(ev.data.range) end,
}
