-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:model_in_upvalue_meta]
local kept = {}
rule "hostile:model_in_upvalue_meta" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    setmetatable(kept, { __index = ev })
  end,
}
