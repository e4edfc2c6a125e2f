-- The band is quicker to act than others.

talent "quick_as_lightning" {
  title = { en = "Quick as Lightning", ru = "Быстрый как молния" },
  text = { en = "The chief helps the initiative rolls of his side.", ru = "Вождь помогает своей стороне в бросках инициативы." },
  price = { 50, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = {
    roll = 1,
    -- Only while the chief is in the game.
    needs_alive = { true, source = "GAP-QUICK-DEAD", placeholder = true },
  },
}

rule "PIL-TALENT-18" {
  title = { en = "Quick as Lightning", ru = "Быстрый как молния" },
  talent = "quick_as_lightning",
  hook = "pillage.modify_initiative",
  when = function(ev) return ev.owner.alive or not ev.data.needs_alive end,
  effect = function(ev) ev:modify(ev.data.roll) end,
}
