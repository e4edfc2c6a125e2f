-- Irish, Scots and Picts: raiders of rough ground who throw and run. Prices in
-- gold pieces. The Picts of later years are a faction of their own.

faction "irish_scots_picts" {
  title = { en = "Irish, Scots and Picts", ru = "Ирландцы, шотландцы и пикты" },
  text = { en = "Quick Celts with javelins, who leave heavy armour to others.", ru = "Быстрые кельты с дротиками; тяжелую броню они оставляют другим." },
  implements = { "PIL-FACTION-IRISH-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    pict = 10,
    chief = 30,
    healer = 25,

    armour = 30,
    shield = 10,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horn = 30,
    war_dogs = { warrior = 30, pict = 30 },
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 0,
    hand_weapon = 20,
    dane_axe = 25,
    sling = 0,
    javelin = 0,
    bow = 40,
    crossbow = { pict = 25 },
  },
}

-- A warrior in all but his people, so that the list can tell him apart.
troop "pict" {
  title = { en = "Pict", ru = "Пикт" },
  text = { en = "A Pictish warrior: of this band only he may have a crossbow.", ru = "Воин-пикт: в этой банде арбалет бывает только у него." },
  like = "warrior",
}

rule "PIL-FACTION-IRISH-01" {       -- people of the western coasts: they run as fast, and throw as straight
  title = { en = "Used to wind", ru = "Ветер не помеха" },
  faction = "irish_scots_picts",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "wind" end,
  effect = function(ev) ev:refuse() end,
}

rule "PIL-FACTION-IRISH-02" {       -- asked of every man of the wall, hired ones too
  title = { en = "No shield wall", ru = "Без стены щитов" },
  faction = "irish_scots_picts", who = "model",
  hook = "pillage.can_form",
  when = function(ev) return ev.formation == "shield_wall" end,
  effect = function(ev) ev:refuse() end,
}
