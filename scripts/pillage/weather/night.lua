-- Night: nobody sees far, except what a fire lights up.

game_table "rules.light" {
  -- How near one is seen at night, in inches: to a torch bearer, to a blaze.
  torch = 3,
  blaze = 6,
}

weather "night" {
  title = { en = "Night", ru = "Ночь" },
  text = { en = "Ranges and charges are halved, unless the target stands near a fire.", ru = "Выстрелы и рывки вдвое короче, если цель не стоит у огня." },
  data = {
    range = 0.5,
    charge = 0.5,
    -- "ranged": whatever is shot or thrown; "bows": bows and crossbows alone.
    weapons = { "ranged", source = "GAP-NIGHT-FIREARMS", placeholder = true },
    -- A volley has its full range where its "marker" is lit, or "never".
    volley = { "marker", source = "GAP-NIGHT-VOLLEY", placeholder = true },
  },
}

rule "PIL-WEATHER-17" {             -- half range
  title = { en = "Shooting in the dark", ru = "Стрельба в темноте" },
  weather = "night",
  hook = "pillage.modify_range_factor",
  when = function(ev)
    return ev:weapon_is "bow" or ev:weapon_is "crossbow" or ev.data.weapons == "ranged"
  end,
  effect = function(ev) ev:become(ev.data.range) end,
}

rule "PIL-WEATHER-18" {             -- half of the whole charge, the roll included
  title = { en = "Stumbling in the dark", ru = "Рывок в темноте" },
  weather = "night",
  hook = "pillage.modify_charge_factor",
  effect = function(ev) ev:become(ev.data.charge) end,
}

rule "PIL-WEATHER-19" {             -- neither against who stands near a fire
  title = { en = "Lit by fire", ru = "В свете огня" },
  weather = "night",
  hook = "pillage.can_weather_affect",
  when = function(ev)
    if ev.effect ~= "PIL-WEATHER-17" and ev.effect ~= "PIL-WEATHER-18" then return false end
    if ev.marker then return ev.data.volley == "marker" and ev.marker.lit end
    return ev.target and ev.target.lit
  end,
  effect = function(ev) ev:refuse() end,
}
