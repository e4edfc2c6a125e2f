-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_collector]
rule "hostile:no_collector" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    collectgarbage("stop")
  end,
}
