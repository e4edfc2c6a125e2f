-- E: modify_with_nan.lua:6: E-ARG [broken:modify_with_nan] ev:modify takes a whole number, not nan
rule "broken:modify_with_nan" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(0 / 0)
  end,
}
