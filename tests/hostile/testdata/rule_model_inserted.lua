-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:model_inserted]
local kept = {}
rule "hostile:model_inserted" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    table.insert(kept, ev.attacker)
  end,
}
