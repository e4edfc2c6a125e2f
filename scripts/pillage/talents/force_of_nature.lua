-- The chief is harder to kill than any other.

talent "force_of_nature" {
  title = { en = "Force of Nature", ru = "Сила природы" },
  text = { en = "The chief has one hit point more.", ru = "У вождя на одно очко здоровья больше." },
  price = { 30, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = { hp = 1 },
}

rule "PIL-TALENT-03" {
  title = { en = "Force of Nature", ru = "Сила природы" },
  talent = "force_of_nature",
  hook = "pillage.on_model_created",
  when = function(ev) return ev.model == ev.owner end,
  effect = function(ev) ev:stat(ev.model, "hp", ev.model.hp + ev.data.hp) end,
}
