-- One man knows the country and is there already.

talent "scout" {
  title = { en = "Scout", ru = "Скаут" },
  text = { en = "After deployment one model goes anywhere that is far from every enemy.", ru = "После расстановки одна модель встает где угодно, лишь бы далеко от врагов." },
  price = { 20, source = "TIDI, B" },
  factions = { "picts" },
  -- At least this far from every enemy, base to base.
  data = { distance = { 15, source = "GAP-SCOUT-15", placeholder = true } },
}

rule "PIL-TALENT-35" {              -- nobody, unless its player names one
  title = { en = "Scout", ru = "Скаут" },
  talent = "scout",
  hook = "pillage.on_deployed",
  effect = function(ev)
    local scout = ev:choose_some("scout", ev:models(), 1)[1]
    if scout then ev:place(scout, { away = ev.data.distance }) end
  end,
}
