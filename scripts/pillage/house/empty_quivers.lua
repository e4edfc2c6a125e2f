-- A house rule: who shoots a natural 1 has shot his last arrow, for the rest of the game.

house "empty_quivers" {
  title = { en = "Empty quivers", ru = "Пустые колчаны" },
  text = {
    en = "A natural 1 to hit with a shot is the shooter's last.",
    ru = "Натуральная 1 на попадание при стрельбе - последний выстрел стрелка.",
  },
  data = { face = 1 },
}

rule "house:empty_quivers" {
  title = { en = "Empty quiver", ru = "Пустой колчан" },
  house = "empty_quivers",
  state = { out_of_arrows = "flag" },
  {
    hook = "pillage.on_attack_rolled",
    when = function(ev) return ev.kind ~= "melee" and ev.natural <= ev.data.face end,
    effect = function(ev) ev:set(ev.attacker, "out_of_arrows", true) end,
  },
  {
    hook = "pillage.can_shoot",
    when = function(ev) return ev.attacker.state.out_of_arrows end,
    effect = function(ev) ev:refuse { en = "the quiver is empty", ru = "колчан пуст" } end,
  },
}
