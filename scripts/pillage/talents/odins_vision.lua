-- The chief charges enemies whom he does not see.

talent "odins_vision" {
  title = { en = "Odin's Vision", ru = "Взор Одина" },
  text = { en = "The chief needs no sight of whom he charges.", ru = "Для рывка вождю не нужно видеть цель." },
  price = { 10, source = "TIDI, B" },
  factions = { { "vikings" }, source = "GAP-TALENT-FACTION; TIDI, B" },
}

rule "PIL-TALENT-13" {
  title = { en = "Odin's Vision", ru = "Взор Одина" },
  talent = "odins_vision",
  hook = "pillage.modify_charge_los",
  when = function(ev) return ev.model == ev.owner end,
  effect = function(ev) ev:become(false) end,
}
