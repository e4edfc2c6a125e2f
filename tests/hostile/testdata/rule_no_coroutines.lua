-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_coroutines]
rule "hostile:no_coroutines" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local c = coroutine.create(function() while true do end end)
  end,
}
