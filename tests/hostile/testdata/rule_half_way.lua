-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:7 [hostile:half_way]
rule "hostile:half_way" {
  title = "Hostile",
  { hook = "pillage.on_attack_rolled", effect = function(ev) ev:wound(ev.target, 1) ev:set_weather "fog" end },
  { hook = "pillage.on_wounded", effect = function(ev) while true do end end },
}
