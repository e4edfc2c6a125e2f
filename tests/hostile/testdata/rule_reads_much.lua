-- expect: none
-- at: rule
rule "hostile:reads_much" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local n = 0
    for i = 1, 300 do
      for _, m in ipairs(ev:models {}) do n = n + m.hp + m.x + m.y end
    end
    ev:modify(n > 0 and 1 or 0)
  end,
}
