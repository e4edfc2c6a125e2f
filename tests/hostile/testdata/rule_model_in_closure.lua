-- expect: none
-- at: rule
rule "hostile:model_in_closure" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local n = 0
    local function more() n = n + 1 return n end
    more()
    ev:modify(more())
  end,
}
