-- Bretons: light horse of Armorica with javelins and spears. Prices in gold
-- pieces.

faction "bretons" {
  title = { en = "Bretons", ru = "Бретоны" },
  text = { en = "Nimble riders of the woods, at home in any storm.", ru = "Проворные лесные всадники, которым любая буря нипочем." },
  implements = { "PIL-FACTION-BRETONS-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    healer = 30,
    wagon = 30,

    armour = 15,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 20,
    standard = 50,
    horn = 20,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 0,
    hand_weapon = 15,
    dane_axe = 20,
    sling = 0,
    javelin = 5,
    bow = 25,
  },
}

rule "PIL-FACTION-BRETONS-01" {     -- from the stormy end of the land
  title = { en = "Used to storms", ru = "Буря не помеха" },
  faction = "bretons",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "rain" or ev.weather == "wind" end,
  effect = function(ev) ev:refuse() end,
}

rule "PIL-FACTION-BRETONS-02" {     -- asked of every man of the wall, hired ones too
  title = { en = "No shield wall", ru = "Без стены щитов" },
  faction = "bretons", who = "model",
  hook = "pillage.can_form",
  when = function(ev) return ev.formation == "shield_wall" end,
  effect = function(ev) ev:refuse() end,
}
