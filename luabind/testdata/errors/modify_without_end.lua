-- E: modify_without_end.lua:6: E-ARG [broken:modify_without_end] ev:modify takes a number from -1000 to 1000, not inf
rule "broken:modify_without_end" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(1 / 0)
  end,
}
