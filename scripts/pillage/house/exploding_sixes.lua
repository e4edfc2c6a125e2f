-- A house rule: a natural six in melee strikes again.

house "exploding_sixes" {
  title = { en = "Exploding sixes", ru = "Взрывные шестерки" },
  text = "A natural 6 in melee gives one more blow, at most three in a fight.",
  data = { face = 6 },
}

rule "house:exploding_sixes" {
  title = { en = "Exploding sixes", ru = "Взрывные шестерки" },
  house = "exploding_sixes",
  hook = "pillage.on_attack_rolled",
  limit = "3 per fight", per = "attacker",
  when = function(ev) return ev.kind == "melee" and ev.natural >= ev.data.face end,
  effect = function(ev)
    ev:attack { by = ev.attacker, at = ev.target, weapon = ev.weapon }
  end,
}
