-- expect: E-CHAIN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:7 [hostile:attacks_100]
rule "hostile:attacks_100" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    for i = 1, 100 do ev:attack { by = ev.attacker, at = ev.target } end
  end,
}
----
red, blue = band(), band()
a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
b = blue:add("warrior", { hp = 100, at = { 10, 11 } })
engage(a, b)
set("rules.weapon.hand_weapon.to_hit.UA", 9)
