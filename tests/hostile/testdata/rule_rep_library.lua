-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:rep_library]
rule "hostile:rep_library" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = string.rep("x", 1e9)
  end,
}
