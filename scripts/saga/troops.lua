-- The four classes of troops.

troop "levies" {
  title = { en = "Levies", ru = "Ополченцы" },
  text = { en = "Many, poorly armed.", ru = "Их много, вооружены они плохо." },
  data = { rank = "levy", size = 12 },
}

troop "warriors" {
  title = { en = "Warriors", ru = "Воины" },
  text = { en = "The bulk of a host.", ru = "Основа войска." },
  data = { rank = "warrior", size = 8 },
}

troop "hearthguards" {
  title = { en = "Hearthguards", ru = "Дружинники" },
  text = { en = "Few, and the best.", ru = "Их немного, и они лучшие." },
  data = { rank = "hearthguard", size = 4 },
}

troop "warlord" {
  title = { en = "Warlord", ru = "Военный Вождь" },
  text = { en = "A unit by himself.", ru = "Сам себе подразделение." },
  data = { rank = "warlord", size = 1 },
}

-- One figure of a unit; units bring their own.
troop "soldier" {
  title = { en = "Figure", ru = "Фигурка" },
  object = true,
}

rule "SAGA-ENGAGE-16" {             -- the warlord and one more unit may share an enemy
  title = { en = "Side by Side", ru = "Плечом к Плечу" },
  troop = "warlord",
  hook = "saga.modify_side_by_side",
  when = function(ev) return ev:lookup "rules.saga.traits.side_by_side" end,
  effect = function(ev) ev:become(true) end,
}
