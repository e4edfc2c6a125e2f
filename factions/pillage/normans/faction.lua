-- Normans: heavy horse, crossbows, castles. Prices in gold pieces.

faction "normans" {
  title = { en = "Normans", ru = "Норманы" },
  text = { en = "Children of Vikings who learned to ride, to aim and to build in stone.", ru = "Потомки викингов, научившиеся ездить верхом, целиться и строить из камня." },
  implements = { "PIL-FACTION-NORMANS-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 20,
    healer = 35,
    wagon = 50,

    armour = 5,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 20,
    standard = 50,
    horn = 40,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 10,
    dane_axe = 20,
    sling = 5,
    javelin = 5,
    bow = 25,
    crossbow = 30,
  },
}

rule "PIL-FACTION-NORMANS-01" {     -- rain neither slows their shot nor spoils their roads
  title = { en = "Used to rain", ru = "Дождь не помеха" },
  faction = "normans",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "rain" end,
  effect = function(ev) ev:refuse() end,
}
