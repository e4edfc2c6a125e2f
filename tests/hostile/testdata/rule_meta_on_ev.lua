-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:meta_on_ev]
rule "hostile:meta_on_ev" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    setmetatable(ev, { __index = { hp = 100 } })
  end,
}
