-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:model_kept]
local kept = {}
rule "hostile:model_kept" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    kept[1] = ev.attacker
  end,
}
