-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_len]
rule "hostile:loop_len" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = setmetatable({}, { __len = function() while true do end end })
    ev:modify(#t)
  end,
}
