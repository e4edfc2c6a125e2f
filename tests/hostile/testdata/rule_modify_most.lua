-- expect: none
-- at: rule
rule "hostile:modify_most" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    for i = 1, 100 do ev:modify(1000) end
  end,
}
