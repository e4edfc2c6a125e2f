-- expect: E-DEPTH
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:index_itself]
rule "hostile:index_itself" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    setmetatable(t, { __index = t })
    local x = t.x
  end,
}
