-- Anglo-Saxons: fyrd and huscarls, at home in fog. Prices in gold
-- pieces.

faction "anglo_saxons" {
  title = { en = "Anglo-Saxons", ru = "Англосаксы" },
  text = { en = "Stubborn shield men of Britain, led by huscarls.", ru = "Упрямые щитоносцы Британии, которых ведут хускарлы." },
  implements = { "PIL-FACTION-ANGLOSAXONS-00" },
  prices = {
    source = "TIDI and PAL, A",
    warrior = 10,
    chief = 30,
    huscarl = 40,
    healer = 40,

    armour = 5,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 35,
    standard = 50,
    horn = 25,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 10,
    dane_axe = 15,
    sling = 2,
    javelin = 10,
    bow = 25,
  },
  data = {
    -- "bows": only bows lose range in fog; "all": crossbows too.
    fog = { "bows", source = "GAP-AS-CROSSBOW", placeholder = true },
  },
}

rule "PIL-FACTION-ANGLOSAXONS-01" { -- they know the fog; their arrows do not
  title = { en = "Children of the fog", ru = "Дети тумана" },
  faction = "anglo_saxons",
  hook = "pillage.can_weather_affect",
  when = function(ev)
    if ev.weather ~= "fog" then return false end
    if ev.effect ~= "PIL-WEATHER-05" then return true end
    return ev.data.fog == "bows" and ev:weapon_is "crossbow"
  end,
  effect = function(ev) ev:refuse() end,
}
