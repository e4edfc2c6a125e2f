-- Models of the duel. A card names a power, a health and its properties.

troop "captain" {
  title = { en = "Captain", ru = "Капитан" },
  text = { en = "Captain Gil-Talas.", ru = "Капитан Гил-Талас." },
  hp = 4,
  data = { power = 3 },
}

troop "knight" {
  title = { en = "Knight of the Sunrise", ru = "Рыцарь Восхода" },
  text = { en = "Arkadia.", ru = "Аркадия." },
  hp = 2,
  data = { power = 3 },
}

troop "assassin" {
  title = { en = "Assassin of the Illuminati", ru = "Ассасин Ордена иллюминатов" },
  text = { en = "Nothing parries its magical close attack.", ru = "От его магической ближней атаки не защититься." },
  hp = { 2, source = "GAP-TRAITS", placeholder = true },
  data = {
    power = { 2, source = "GAP-TRAITS", placeholder = true },
    traits = { "magic_attack" },
  },
}

-- A card of one's own: red:add("fighter", { power = 2, hp = 3 }).
troop "fighter" {
  title = { en = "Fighter", ru = "Боец" },
  text = { en = "Its power and hp are told when it is added.", ru = "Сила и здоровье задаются при добавлении." },
  hp = { 2, source = "GAP-TRAITS", placeholder = true },
  data = { power = { 2, source = "GAP-TRAITS", placeholder = true } },
}
