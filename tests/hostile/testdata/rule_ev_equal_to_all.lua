-- expect: none
-- at: rule
rule "hostile:ev_equal_to_all" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    if ev == 1 or ev == "ev" or ev == {} or ev == ev.attacker then error("ESCAPED") end
  end,
}
