-- E: modify_with_a_half.lua:6: E-ARG [broken:modify_with_a_half] ev:modify takes a whole number, not 1.5
rule "broken:modify_with_a_half" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(1.5)
  end,
}
