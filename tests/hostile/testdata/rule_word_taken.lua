-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:word_taken]
rule "hostile:word_taken" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    rule = nil
  end,
}
