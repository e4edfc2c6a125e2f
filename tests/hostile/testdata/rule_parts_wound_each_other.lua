-- expect: E-CHAIN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:7 [hostile:pong]
rule "hostile:pong" {
  title = "Hostile",
  { hook = "pillage.on_attack_rolled", effect = function(ev) ev:wound(ev.target, 1) end },
  { hook = "pillage.on_wounded", effect = function(ev) ev:attack { by = ev.target, at = ev.attacker } end },
}
----
red, blue = band "vikings", band "anglo_saxons"
a = red:add("warrior", { weapon = "hand_weapon", hp = 1000, at = { 10, 10 } })
b = blue:add("warrior", { weapon = "hand_weapon", hp = 1000, at = { 10, 11 } })
engage(a, b)
