-- The chief finds loot wherever he looks for it.

talent "mole_eye" {
  title = { en = "Mole Eye", ru = "Глаз крота" },
  text = { en = "A search by the chief succeeds without a die.", ru = "Вождь находит добычу без броска." },
  price = { 30, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
}

rule "PIL-TALENT-12" {
  title = { en = "Mole Eye", ru = "Глаз крота" },
  talent = "mole_eye",
  hook = "pillage.modify_search_fixed",
  when = function(ev) return ev.model == ev.owner end,
  effect = function(ev) ev:become(ev:lookup "rules.search.found") end,
}
