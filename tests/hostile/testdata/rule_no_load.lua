-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_load]
rule "hostile:no_load" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local f = loadstring("return 1")
  end,
}
