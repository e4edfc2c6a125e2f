-- expect: E-DEPTH
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:index_chain]
rule "hostile:index_chain" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 150 do t = setmetatable({}, { __index = t }) end
    local x = t.x
  end,
}
