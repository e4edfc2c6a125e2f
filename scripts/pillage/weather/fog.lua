-- Fog slows, frightens and shortens bowshot.

weather "fog" {
  title = { en = "Fog", ru = "Туман" },
  text = { en = "Slower off the roads, shakier, and bows reach half as far.", ru = "Вне дорог медленнее, на душе тревожнее, луки бьют вдвое ближе." },
  data = {
    move = -2,
    morale = 3,
    range = 0.5,
    -- Who is not slowed: whose "whole" path lies on a road, or who "starts" there.
    road = { "whole", source = "GAP-FOG-ROAD", placeholder = true },
    -- Crossbows and every bow: "bows"; or the composite bow not: "plain".
    weapons = { "bows", source = "GAP-FOG-COMPOSITE", placeholder = true },
  },
}

rule "PIL-WEATHER-03" {             -- 2 inches less for all, except along roads
  title = { en = "Groping through fog", ru = "На ощупь в тумане" },
  weather = "fog",
  hook = "pillage.modify_move",
  when = function(ev)
    if ev.path_on_road then return false end
    return not ev.model:on "road" or ev.data.road == "whole"
  end,
  effect = function(ev) ev:modify(ev.data.move) end,
}

rule "PIL-WEATHER-04" {             -- a 2 fails the morale test too
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
      and (not ev:weapon_is "composite_bow" or ev.data.weapons == "bows")
  end,
  effect = function(ev) ev:become(ev.data.range) end,
}
