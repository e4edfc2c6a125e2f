-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:data_written]
rule "hostile:data_written" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev.data.range = 100
  end,
}
