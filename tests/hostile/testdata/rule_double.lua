-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:double]
rule "hostile:double" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = "x"
    while true do s = s .. s end
  end,
}
