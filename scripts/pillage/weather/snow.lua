-- Snow covers everything.

weather "snow" {
  title = { en = "Snow", ru = "Снег" },
  text = { en = "The whole table is difficult ground, and fires are hard to light.", ru = "Весь стол - сложная местность, и поджечь что-либо трудно." },
  data = {
    ignition = -2,
    -- Where no snow lies: a terrain, or a tag such as "road".
    exempt = { "building", source = "GAP-SNOW-ROAD", placeholder = true },
  },
}

rule "PIL-WEATHER-15" {             -- open ground is difficult, on and off the roads
  title = { en = "Deep snow", ru = "Глубокий снег" },
  weather = "snow",
  hook = "pillage.modify_terrain_class",
  when = function(ev) return not (ev.piece and ev.piece:tagged(ev.data.exempt)) end,
  effect = function(ev) ev:become "difficult" end,
}

rule "PIL-WEATHER-16" {             -- 2 off the roll to set something on fire
  title = { en = "Frozen tinder", ru = "Мерзлый трут" },
  weather = "snow",
  {
    hook = "pillage.modify_ignition",
    effect = function(ev) ev:modify(ev.data.ignition) end,
  },
  {                                 -- crops under snow do not burn at all
    hook = "pillage.can_catch_fire",
    when = function(ev)
      return ev.piece and ev.piece:tagged "crops" and ev:lookup "rules.terrain.crops.dry" == "weather"
    end,
    effect = function(ev) ev:refuse() end,
  },
}
