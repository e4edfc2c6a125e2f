-- Strong wind: nobody runs, nothing flies straight.

weather "wind" {
  title = { en = "Strong wind", ru = "Сильный ветер" },
  text = "Movement is capped and never helped; all shooting is worse.",
  data = { foot = 7, horse = 10, shooting = -1 },
}

rule "PIL-WEATHER-06" {
  title = { en = "Against the wind", ru = "Против ветра" },
  weather = "wind",
  hook = "pillage.modify_move_cap",
  effect = function(ev)
    ev:become(ev.model.mounted and ev.data.horse or ev.data.foot)
  end,
}

rule "PIL-WEATHER-07" {             -- every addition, whoever gives it
  title = { en = "No help in the wind", ru = "Ветер не дает ускориться" },
  weather = "wind",
  hook = "pillage.can_move_bonus",
  effect = function(ev) ev:refuse() end,
}

rule "PIL-WEATHER-08" {
  title = { en = "Shooting in the wind", ru = "Стрельба на ветру" },
  weather = "wind",
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
