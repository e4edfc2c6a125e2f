-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_eq]
rule "hostile:loop_eq" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local function same() while true do end end
    local m = { __eq = same }
    if setmetatable({}, m) == setmetatable({}, m) then ev:modify(1) end
  end,
}
