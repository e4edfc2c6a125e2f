-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_concat]
rule "hostile:loop_concat" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = setmetatable({}, { __concat = function() while true do end end })
    local s = t .. "x"
  end,
}
