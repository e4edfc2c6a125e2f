-- expect: E-REQUEST
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:prints]
rule "hostile:prints" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    print("ESCAPED")
  end,
}
