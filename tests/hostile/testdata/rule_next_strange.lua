-- expect: none
-- at: rule
rule "hostile:next_strange" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = next({}, "nobody")
  end,
}
