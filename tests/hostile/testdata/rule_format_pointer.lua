-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:format_pointer]
rule "hostile:format_pointer" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = ("%p %v"):format(ev, ev)
  end,
}
