-- expect: none
-- at: rule
rule "hostile:remove_twice" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:remove(ev.target)
    ev:remove(ev.target)
    ev:remove(ev.attacker)
    ev:wound(ev.attacker, 1)
  end,
}
