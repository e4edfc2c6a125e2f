-- A house rule: who shoots a natural 1 has shot his last arrow, for the rest of the game.
--
--   a, b = band "vikings":add("warrior", { weapon = "bow" }), band "normans":add("chief", { at = { 0, 12 } })
--   twice = function() shoot(a, b) next_turn() shoot(a, b) end
--   compare{ book = twice, house = function() on "empty_quivers" twice() end, measure = measure.wounds(b) }
--   > book   1.11  116015/104976
--   > house  0.86  11245/13122         -0.25  -965/3888

house "empty_quivers" {
  title = { en = "Empty quivers", ru = "Пустые колчаны" },
  text = { en = "A natural 1 to hit with a shot is the shooter's last.",
    ru = "Натуральная 1 на попадание при стрельбе - последний выстрел стрелка." },
  data = { face = 1 },
}

rule "house:empty_quivers" {
  title = { en = "Empty quiver", ru = "Пустой колчан" },
  house = "empty_quivers", state = { out_of_arrows = "flag" },
  when = function(ev) return ev.kind ~= "melee" end,
  { hook = "pillage.on_attack_rolled",
    when = function(ev) return ev.natural <= ev.data.face and ev.kind ~= "volley" end,
    effect = function(ev) ev:set(ev.attacker, "out_of_arrows", true) end,
  },
  { hook = { "pillage.can_shoot", "pillage.can_attack" },
    when = function(ev) return ev.attacker.state.out_of_arrows end,
    effect = function(ev) ev:refuse { en = "the quiver is empty", ru = "колчан пуст" } end,
  },
}
