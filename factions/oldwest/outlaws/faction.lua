-- Outlaws: they shoot past their friends, and into a brawl. Prices in dollars.

faction "outlaws" {
  title = { en = "Outlaws", ru = "Бандиты" },
  text = "Men who do not care much whom they hit.",
  prices = {
    source = "WEST-GAP-26; B",
    desperado = 30, kid = 16, tough = 10, rowdy = 8,
    sixgun = 5, heavy_pistol = 11, saturday_night_special = 4, repeating_rifle = 12, rifle = 12, carbine = 15,
    shotgun = 12, sawed_off_shotgun = 13, buffalo_gun = 20,
  },
  data = { friend = { 3, source = "WEST-MFIRE-01" } },
}

rule "WEST-MFIRE-01" {              -- half of what hits in a brawl hits a friend
  title = { en = "Shooting into a fight", ru = "Стрельба в рукопашную" },
  faction = "outlaws",
  {
    hook = "oldwest.modify_into_fight",
    effect = function(ev) ev:become(true) end,
  },
  {
    hook = "oldwest.modify_stray",
    effect = function(ev) ev:become(ev:d6() <= ev.data.friend) end,
  },
}

rule "oldwest:past_friends" {       -- a friend is one more thing in the way
  title = { en = "Out of my way", ru = "Прочь с дороги" },
  faction = "outlaws",
  hook = "oldwest.modify_past_friends",
  effect = function(ev) ev:become(true) end,
}
