-- E: record_word_misspelt.lua:6: E-ARG [broken:record_word_misspelt] step is "first", "normal" or "last", not "frist" (did you mean first?)
rule "broken:record_word_misspelt" {
  title = "Broken",
  hook = "pillage.modify_strike_step",
  effect = function(ev)
    ev:become { step = "frist" }
  end,
}
----
----
fight(a, b)
