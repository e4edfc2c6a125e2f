-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:concat_range]
rule "hostile:concat_range" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = table.concat({}, "", 1, 1e9)
  end,
}
