-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_tostring]
rule "hostile:error_tostring" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error(setmetatable({}, { __tostring = function() while true do end end }))
  end,
}
