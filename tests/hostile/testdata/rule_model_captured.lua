-- expect: E-UPVALUE
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:model_captured]
local kept
rule "hostile:model_captured" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    kept = ev.attacker
  end,
}
