-- A house rule: a chief down to his last hit point strikes once more each round.
--
--   a, b = band "vikings":add("chief", { weapon = "spear", hp = 1 }), band "normans":add("chief", { weapon = "spear" })
--   engage(a, b)
--   compare{ book = "fight(a, b)", house = 'on "last_stand"; fight(a, b)', measure = measure.wounds(b) }
--   > book   0.83  5/6
--   > house  1.25            +0.42  +5/12

house "last_stand" {
  title = { en = "Last stand", ru = "Последний бой вождя" },
  text = { en = "A wounded chief with one hit point left has one attack more.",
    ru = "Раненый вождь с одним пунктом здоровья получает еще одну атаку." },
  data = { hp = 1, attacks = 1 },
}

rule "house:last_stand" {
  title = { en = "Last stand", ru = "Последний бой вождя" },
  house = "last_stand", troop = "chief",
  hook = "pillage.modify_attacks",
  when = function(ev)
    return ev.attacker.hp <= ev.data.hp and ev.attacker.hp < ev.attacker.max_hp
  end,
  effect = function(ev) ev:modify(ev.data.attacks) end,
}
