-- expect: E-REQUEST
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:7 [hostile:returns_much]
rule "hostile:returns_much" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    return unpack({ 1, 2, 3 })
  end,
}
