-- Models of the duel. A card names a power and a health.

troop "captain" {
  title = { en = "Captain", ru = "Капитан" },
  text = "Captain Gil-Talas.",
  hp = 4,
  data = { power = 3 },
}

troop "knight" {
  title = { en = "Knight of the Sunrise", ru = "Рыцарь Восхода" },
  text = "Arkadia.",
  hp = 2,
  data = { power = 3 },
}
