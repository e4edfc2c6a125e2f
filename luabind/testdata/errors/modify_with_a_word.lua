-- E: modify_with_a_word.lua:6: E-ARG [broken:modify_with_a_word] ev:modify takes a number, not "x"
rule "broken:modify_with_a_word" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify("x")
  end,
}
