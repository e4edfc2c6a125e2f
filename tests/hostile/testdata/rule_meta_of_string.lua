-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:meta_of_string]
rule "hostile:meta_of_string" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local m = getmetatable("")
    m.__index = function() return function() return "ESCAPED" end end
  end,
}
