-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_system]
rule "hostile:no_system" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    os.execute("touch ESCAPED")
  end,
}
