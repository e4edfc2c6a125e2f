-- expect: none
-- at: rule
rule "hostile:ev_as_key" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = { [ev] = 1, [ev.attacker] = 2 }
    ev:modify(t[ev.attacker])
  end,
}
