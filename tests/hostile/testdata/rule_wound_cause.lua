-- expect: none
-- at: rule
rule "hostile:wound_cause" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:wound(ev.target, 1, ("x"):rep(30000))
  end,
}
