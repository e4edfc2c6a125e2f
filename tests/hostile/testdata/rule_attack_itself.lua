-- expect: none
-- at: rule
rule "hostile:attack_itself" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:attack { by = ev.attacker, at = ev.attacker }
  end,
}
