-- E: reroll_of_nothing.lua:6: E-ARG [broken:reroll_of_nothing] a re-roll is of "ones", "fails" or "any", not "sixes"
rule "broken:reroll_of_nothing" {
  title = "Broken",
  hook = "pillage.modify_attack_reroll",
  effect = function(ev)
    ev:reroll("sixes")
  end,
}
----
red, blue = band(), band()
a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
b = blue:add("warrior", { hp = 100, at = { 10, 11 } })
engage(a, b)
set("rules.weapon.hand_weapon.to_hit.UA", 9)
