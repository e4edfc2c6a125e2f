-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:unpack_all]
rule "hostile:unpack_all" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local a = unpack({}, 1, 1e9)
  end,
}
