-- Fog slows, frightens and shortens bowshot.

weather "fog" {
  title = { en = "Fog", ru = "Туман" },
  text = "Slower off the roads, shakier, and bows reach half as far.",
  data = {
    move = -2,
    morale = 3,
    range = 0.5,
    composite = { true, source = "GAP-FOG-COMPOSITE", placeholder = true },
  },
}

-- Only a path wholly on a road escapes: GAP-FOG-ROAD, a guess.
rule "PIL-WEATHER-03" {
  title = { en = "Groping through fog", ru = "На ощупь в тумане" },
  weather = "fog",
  hook = "pillage.modify_move",
  when = function(ev) return not ev.path_on_road end,
  effect = function(ev) ev:modify(ev.data.move) end,
}

rule "PIL-WEATHER-04" {
  title = { en = "Fear in the fog", ru = "Страх в тумане" },
  weather = "fog",
  hook = "pillage.modify_morale_need",
  effect = function(ev) ev:become(ev.data.morale) end,
}

rule "PIL-WEATHER-05" {             -- slings and thrown weapons never see that far anyway
  title = { en = "Bowshot in fog", ru = "Стрельба в тумане" },
  weather = "fog",
  hook = "pillage.modify_range_factor",
  when = function(ev)
    if ev:weapon_is "crossbow" then return true end
    return ev:weapon_is "bow"
      and (not ev:weapon_is "composite_bow" or ev.data.composite)
  end,
  effect = function(ev) ev:become(ev.data.range) end,
}
