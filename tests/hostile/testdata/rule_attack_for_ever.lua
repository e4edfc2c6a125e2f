-- expect: E-CHAIN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:7 [hostile:attack_for_ever]
rule "hostile:attack_for_ever" {
  title = "Hostile",
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
