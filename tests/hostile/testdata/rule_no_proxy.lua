-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_proxy]
rule "hostile:no_proxy" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local p = newproxy(ev)
  end,
}
