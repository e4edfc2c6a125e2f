-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:meta_on_function]
rule "hostile:meta_on_function" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    setmetatable(print, { __call = print })
  end,
}
