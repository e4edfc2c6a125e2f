-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:string_insert]
rule "hostile:string_insert" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    table.insert(string, 1)
  end,
}
