-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:format_many]
rule "hostile:format_many" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = ("%99d"):rep(1000)
    s = s:format(1)
  end,
}
