-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:sparse]
rule "hostile:sparse" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    t[2 ^ 26] = 1
  end,
}
