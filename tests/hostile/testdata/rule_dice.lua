-- expect: E-REQUEST
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:dice]
rule "hostile:dice" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    dice.d6()
  end,
}
