-- Strong wind: nobody runs, nothing flies straight, fire leaps.

weather "wind" {
  title = { en = "Strong wind", ru = "Сильный ветер" },
  text = { en = "Movement is capped and never helped, shooting is worse, fire spreads.", ru = "Движение ограничено и без прибавок, стрелять трудно, огонь разлетается." },
  data = {
    foot = 7,
    horse = 10,
    shooting = -1,
    spread = 4,
    -- true: a whole charge, its roll included, is capped like a move.
    cap_charge = { false, source = "GAP-WIND-CHARGE", placeholder = true },
    -- What helps nobody: additions to a "move", or "all", those to charges too.
    bonus_kinds = { "move", source = "GAP-WIND-BONUS-KINDS", placeholder = true },
  },
}

local function cap(ev)
  ev:become(ev.model.mounted and ev.data.horse or ev.data.foot)
end

rule "PIL-WEATHER-06" {             -- at most 7 inches on foot, 10 mounted
  title = { en = "Against the wind", ru = "Против ветра" },
  weather = "wind",
  { hook = "pillage.modify_move_cap", effect = cap },
  {
    hook = "pillage.modify_charge_cap",
    when = function(ev) return ev.data.cap_charge end,
    effect = cap,
  },
}

rule "PIL-WEATHER-07" {             -- every addition, whoever gives it
  title = { en = "No help in the wind", ru = "Ветер не дает ускориться" },
  weather = "wind",
  hook = "pillage.can_move_bonus",
  when = function(ev) return ev.purpose == "move" or ev.data.bonus_kinds == "all" end,
  effect = function(ev) ev:refuse() end,
}

rule "PIL-WEATHER-08" {             -- 1 off every shot; a volley suffers once
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

rule "PIL-WEATHER-09" {             -- fire spreads on 4 and more
  title = { en = "Fanned flames", ru = "Раздутое пламя" },
  weather = "wind",
  hook = "pillage.modify_fire_spread",
  effect = function(ev) ev:become(ev.data.spread) end,
}
