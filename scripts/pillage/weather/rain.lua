-- Heavy rain: slack strings and mud. What it does to fields, fords and fire
-- belongs to the chapters on terrain and fire.

weather "rain" {
  title = { en = "Heavy rain", ru = "Сильный дождь" },
  text = "All shooting is worse, and roads do not help.",
  data = { shooting = -1, road = 0 },
}

rule "PIL-WEATHER-12" {
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

rule "PIL-WEATHER-13" {
  title = { en = "Muddy roads", ru = "Раскисшие дороги" },
  weather = "rain",
  hook = "pillage.modify_road_bonus",
  effect = function(ev) ev:become(ev.data.road) end,
}
