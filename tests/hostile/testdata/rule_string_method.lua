-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:string_method]
rule "hostile:string_method" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    string.upper = function() return "POISONED" end
  end,
}
