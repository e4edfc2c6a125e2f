-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_debug]
rule "hostile:no_debug" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    debug.sethook()
  end,
}
