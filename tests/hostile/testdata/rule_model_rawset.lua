-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:model_rawset]
local kept = {}
rule "hostile:model_rawset" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    rawset(kept, 1, ev.attacker)
  end,
}
