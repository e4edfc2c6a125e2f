-- E: feeds_itself.lua:5: E-CHAIN [broken:feeds_itself] attacks add attacks more than 8 levels deep: broken:feeds_itself (give the rule a limit)
rule "broken:feeds_itself" {
  title = "Broken",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:attack { by = ev.attacker, at = ev.target }
  end,
}
----
red, blue = band(), band()
a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
b = blue:add("warrior", { hp = 100, at = { 10, 11 } })
engage(a, b)
set("rules.weapon.hand_weapon.to_hit.UA", 9)
