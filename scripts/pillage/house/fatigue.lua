-- A house rule: from the third round of a melee on everybody strikes worse.
--
--   a, b = band "vikings":add("chief", { weapon = "spear" }), band "normans":add("chief", { weapon = "spear", shield = true })
--   engage(a, b)
--   melee = function() for i = 1, 4 do if a.in_melee then fight(a, b) end end return b.alive end
--   compare{ book = melee, house = function() on "fatigue" return melee() end }
--   > book   82.60 %
--   > house  89.70 %  +7.10 points

house "fatigue" {
  title = { en = "Fatigue", ru = "Усталость" },
  text = { en = "From round 3 of a melee on attacks are at -1.",
    ru = "С 3-го раунда схватки атаки идут с -1." },
  data = { round = 3, attack = -1 },
}

rule "house:fatigue" {
  title = { en = "Fatigue", ru = "Усталость" },
  house = "fatigue",
  hook = "pillage.modify_attack",
  when = function(ev) return ev.kind == "melee" and ev.round >= ev.data.round end,
  effect = function(ev) ev:modify(ev.data.attack) end,
}
