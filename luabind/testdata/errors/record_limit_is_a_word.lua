-- E: record_limit_is_a_word.lua:6: E-ARG [broken:record_limit_is_a_word] max_chiefs is a whole number or "any", not "many"
rule "broken:record_limit_is_a_word" {
  title = "Broken",
  hook = "pillage.modify_band_limits",
  effect = function(ev)
    ev:become { max_chiefs = "many" }
  end,
}
----
----
muster(red)
