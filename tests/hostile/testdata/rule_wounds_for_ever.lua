-- expect: E-CHAIN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:7 [hostile:wounds_for_ever]
rule "hostile:wounds_for_ever" {
  title = "Hostile",
  { hook = "pillage.on_attack_rolled", effect = function(ev) ev:wound(ev.target, 1) end },
  { hook = "pillage.on_wounded", effect = function(ev) ev:wound(ev.target, 1) end },
}
----
red, blue = band "vikings", band "anglo_saxons"
a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
b = blue:add("warrior", { weapon = "hand_weapon", hp = 1000, at = { 10, 11 } })
engage(a, b)
