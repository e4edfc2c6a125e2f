-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:dice_1000]
rule "hostile:dice_1000" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local n = 0
    for i = 1, 1000 do n = n + ev:roll("d6") end
    ev:modify(n)
  end,
}
