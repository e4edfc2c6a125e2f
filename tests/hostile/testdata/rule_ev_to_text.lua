-- expect: none
-- at: rule
rule "hostile:ev_to_text" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(#tostring(ev) + #tostring(ev.attacker) > 0 and 1 or 0)
  end,
}
