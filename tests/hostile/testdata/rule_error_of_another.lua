-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_of_another]
rule "hostile:error_of_another" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local ok, e = pcall(function() return nobody end)
    error(e, 0)
  end,
}
