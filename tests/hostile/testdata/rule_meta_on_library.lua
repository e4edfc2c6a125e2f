-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:meta_on_library]
rule "hostile:meta_on_library" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    setmetatable(string, { __index = ev })
  end,
}
