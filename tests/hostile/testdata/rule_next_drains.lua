-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:next_drains]
rule "hostile:next_drains" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 300 do t["k" .. i] = i end
    while true do local k = next(t)
      if not k then break end
      t[k] = nil
    end
  end,
}
