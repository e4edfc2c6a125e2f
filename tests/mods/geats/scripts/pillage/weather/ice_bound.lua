-- Ice-bound: winter has locked the waves; ships lie still, water bears men, and the ice is smooth.
weather "ice_bound" {
  title = { en = "Ice-bound", ru = "Скованные льдом воды" },
  text = {
    en = "Nobody swims and no ship sails; on ice a charge goes 1\" less far.",
    ru = "Никто не плывёт, корабли стоят; на льду атака короче на 1\".",
  },
  data = { slip = -1 },
}

rule "geats:ice_bound" {                    -- the sea in chains of ice
  title = { en = "Ice-bound", ru = "Ледяные оковы" }, weather = "ice_bound",
  { hook = "pillage.modify_swim_required", effect = function(ev) ev:become(false) end },
  { hook = "pillage.modify_ship_move", effect = function(ev) ev:become(0); ev:ignore_bonuses() end },
  { hook = "pillage.modify_charge_distance",
    when = function(ev) return ev.model:on "water" or ev.model:on "ford" end,
    effect = function(ev) ev:modify(ev.data.slip) end },
}

rule "geats:bone_skates" {                  -- they tie bones under their shoes and do not slip
  title = { en = "Bone skates", ru = "Костяные коньки" }, faction = "geats",
  text = {
    en = "Ice does not slow their charges.",
    ru = "Лёд не укорачивает их атак.",
  },
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.effect == "geats:ice_bound" end,
  effect = function(ev) ev:refuse() end,
}
