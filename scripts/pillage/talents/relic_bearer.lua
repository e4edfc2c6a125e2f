-- Near a holy relic a missed blow is struck again.

talent "relic_bearer" {
  title = { en = "Relic Bearer", ru = "Носитель реликвии" },
  text = { en = "Friends near the chief roll failed melee attacks again.", ru = "Свои рядом с вождем перебрасывают неудачные атаки в рукопашной." },
  price = { 60, source = "TIDI, B" },
  factions = { "anglo_saxons", "normans" },
  data = { reach = 6 },
}

rule "PIL-TALENT-15" {
  title = { en = "Relic Bearer", ru = "Носитель реликвии" },
  talent = "relic_bearer", aura = "reach",
  hook = "pillage.modify_attack_reroll",
  when = function(ev) return ev.kind == "melee" end,
  effect = function(ev) ev:reroll("fails") end,
}
