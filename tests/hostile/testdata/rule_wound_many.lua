-- expect: none
-- at: rule
rule "hostile:wound_many" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    for i = 1, 100 do ev:wound(ev.target, 100) end
  end,
}
