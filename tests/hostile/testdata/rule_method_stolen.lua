-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:method_stolen]
rule "hostile:method_stolen" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local far = ev.attacker.distance
    far(ev, ev)
  end,
}
