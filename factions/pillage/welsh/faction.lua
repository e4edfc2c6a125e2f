-- Welsh: light foot of the hills, half of it archers. Prices in gold pieces.

faction "welsh" {
  title = { en = "Welsh", ru = "Валлийцы" },
  text = { en = "Hill men with longbows and javelins, who wear no armour.", ru = "Горцы с длинными луками и дротиками, которые не носят брони." },
  implements = { "PIL-FACTION-WELSH-00" },
  limits = {
    shooters_pct = { 50, source = "GAP-LIMIT-FACTIONS; TIDI, B" },
  },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    healer = 30,

    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 35,
    horn = 20,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 20,
    dane_axe = 15,
    sling = 0,
    javelin = 0,
    bow = 20,
  },
}

rule "PIL-FACTION-WELSH-01" {       -- on their hills it rains sideways
  title = { en = "Used to storms", ru = "Буря не помеха" },
  faction = "welsh",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "rain" or ev.weather == "wind" end,
  effect = function(ev) ev:refuse() end,
}
