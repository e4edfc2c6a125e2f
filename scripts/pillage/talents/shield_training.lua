-- Drilled men close a shield wall with fewer shields.

talent "shield_training" {
  title = { en = "Shield Training", ru = "Щитовая подготовка" },
  text = { en = "A shield wall needs one model less.", ru = "Для стены щитов нужно на одну модель меньше." },
  price = { 30, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = { min = -1 },
}

rule "PIL-TALENT-16" {
  title = { en = "Shield Training", ru = "Щитовая подготовка" },
  talent = "shield_training",
  hook = "pillage.modify_formation_min",
  when = function(ev) return ev.formation == "shield_wall" end,
  effect = function(ev)             -- two such chiefs spare no more than one
    ev:become(ev:lookup "rules.formation.shield_wall.min" + ev.data.min)
  end,
}
