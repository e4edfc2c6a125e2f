-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_globals]
rule "hostile:no_globals" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    for k in pairs(_G) do error("ESCAPED") end
  end,
}
