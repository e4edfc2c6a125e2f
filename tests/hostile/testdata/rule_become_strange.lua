-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:become_strange]
rule "hostile:become_strange" {
  title = "Hostile",
  hook = "pillage.modify_to_hit",
  effect = function(ev)
    ev:become(setmetatable({}, { __index = function() while true do end end }))
  end,
}
