-- Heavy rain: slack strings, mud, high water and wet wood.

weather "rain" {
  title = { en = "Heavy rain", ru = "Сильный дождь" },
  text = { en = "Shooting and fires suffer, roads do not help, fields and fords are hard to cross.", ru = "Стрелять и поджигать трудно, дороги не помогают, поля и броды труднее пройти." },
  data = {
    shooting = -1,
    road = 0,
    ignition = -2,
    -- What becomes difficult: a terrain, or a tag such as "soil".
    difficult = { "field", source = "GAP-RAIN-FIELDS", placeholder = true },
    -- true: riders cross fords as in any weather.
    cav_ford = { false, source = "GAP-RAIN-CAV-FORD", placeholder = true },
  },
}

rule "PIL-WEATHER-10" {             -- fields turn to mud, and crops
  title = { en = "Deep mud", ru = "Глубокая грязь" },
  weather = "rain",
  hook = "pillage.modify_terrain_class",
  when = function(ev)
    local ground = ev.piece
    return ground and (ground:tagged(ev.data.difficult)
      or ground:tagged "crops" and ev:lookup "rules.terrain.crops.dry" == "weather")
  end,
  effect = function(ev) ev:become "difficult" end,
}

rule "PIL-WEATHER-11" {             -- fords are swum; riders cannot
  title = { en = "Swollen fords", ru = "Разлившиеся броды" },
  weather = "rain",
  hook = "pillage.modify_swim_required",
  when = function(ev) return not (ev.model.mounted and ev.data.cav_ford) end,
  effect = function(ev) ev:become(true) end,
}

rule "PIL-WEATHER-12" {             -- 1 off every shot; a volley suffers once
  title = { en = "Shooting in the rain", ru = "Стрельба под дождем" },
  weather = "rain",
  {
    hook = "pillage.modify_attack",
    when = function(ev) return ev.kind ~= "melee" end,
    effect = function(ev) ev:modify(ev.data.shooting) end,
  },
  {
    hook = "pillage.modify_volley",
    effect = function(ev) ev:modify(ev.data.shooting) end,
  },
}

rule "PIL-WEATHER-13" {             -- nobody is faster on a road
  title = { en = "Muddy roads", ru = "Раскисшие дороги" },
  weather = "rain",
  hook = "pillage.modify_road_bonus",
  effect = function(ev) ev:become(ev.data.road) end,
}

rule "PIL-WEATHER-14" {             -- 2 off the roll to set something on fire
  title = { en = "Wet tinder", ru = "Сырой трут" },
  weather = "rain",
  {
    hook = "pillage.modify_ignition",
    effect = function(ev) ev:modify(ev.data.ignition) end,
  },
  {                                 -- wet crops do not burn at all
    hook = "pillage.can_catch_fire",
    when = function(ev)
      return ev.piece and ev.piece:tagged "crops" and ev:lookup "rules.terrain.crops.dry" == "weather"
    end,
    effect = function(ev) ev:refuse() end,
  },
}
