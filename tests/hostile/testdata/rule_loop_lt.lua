-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_lt]
rule "hostile:loop_lt" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local m = { __lt = function() while true do end end }
    if setmetatable({}, m) < setmetatable({}, m) then ev:modify(1) end
  end,
}
