-- expect: none
-- at: rule
rule "hostile:dice_many" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local n = 0
    for i = 1, 40 do n = n + ev:roll("d6") end
    ev:modify(n > 1 and 1 or 0)
  end,
}
