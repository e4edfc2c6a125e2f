-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:meta_on_string]
rule "hostile:meta_on_string" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    setmetatable("", { __index = {} })
  end,
}
