-- E: modify_with_nothing.lua:6: E-ARG [broken:modify_with_nothing] ev:modify takes a number, not nothing
rule "broken:modify_with_nothing" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify()
  end,
}
