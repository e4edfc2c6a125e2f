-- Horses bred for battle are harder to hurt.

talent "war_horses" {
  title = { en = "War Horses", ru = "Боевые кони" },
  text = { en = "Horses of the band count as armoured.", ru = "Кони банды считаются бронированными." },
  price = { 50, source = "TIDI, B" },
  factions = { { "normans" }, source = "GAP-TALENT-FACTION; TIDI, B" },
}

rule "PIL-TALENT-20" {
  title = { en = "War Horses", ru = "Боевые кони" },
  talent = "war_horses",
  hook = "pillage.modify_armour_class",
  when = function(ev) return ev.part == "mount" end,
  effect = function(ev) ev:become "SA" end,
}
