-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:meta_on_nil]
rule "hostile:meta_on_nil" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    setmetatable(nil, { __index = ev })
  end,
}
