-- A house rule: a natural 6 in melee strikes again, at most three times a fight.
--
--   a, b = band "vikings":add("warrior", { weapon = "hand_weapon" }), band "normans":add("chief", { weapon = "spear" })
--   engage(a, b)
--   compare{ book = "fight(a, b)", house = 'on "exploding_sixes"; fight(a, b)', measure = measure.wounds(b) }
--   > book   0.56  5/9
--   > house  0.66  279095/419904       +0.11  +45815/419904

house "exploding_sixes" {
  title = { en = "Exploding sixes", ru = "Взрывные шестерки" },
  text = { en = "A natural 6 in melee gives one more blow, at most three in a fight.",
    ru = "Натуральная 6 в ближнем бою дает еще один удар, не больше трех за схватку." },
  data = { face = 6, most = 3 },
}

rule "house:exploding_sixes" {
  title = { en = "Exploding sixes", ru = "Взрывные шестерки" },
  house = "exploding_sixes",
  hook = "pillage.on_attack_rolled",
  limit = "most per fight", per = "attacker",
  when = function(ev) return ev.kind == "melee" and ev.natural >= ev.data.face end,
  effect = function(ev)
    ev:attack { by = ev.attacker, at = ev.target, weapon = ev.weapon }
  end,
}
