-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:byte_all]
rule "hostile:byte_all" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local a = ("a"):rep(30000):byte(1, -1)
  end,
}
