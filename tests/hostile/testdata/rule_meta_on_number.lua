-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:meta_on_number]
rule "hostile:meta_on_number" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    setmetatable(5, { __index = {} })
  end,
}
