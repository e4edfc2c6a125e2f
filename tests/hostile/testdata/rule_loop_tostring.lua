-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_tostring]
rule "hostile:loop_tostring" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = setmetatable({}, { __tostring = function() while true do end end })
    local s = tostring(t)
  end,
}
