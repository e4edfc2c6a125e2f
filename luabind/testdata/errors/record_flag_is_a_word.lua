-- E: record_flag_is_a_word.lua:6: E-ARG [broken:record_flag_is_a_word] early is true or false, not "yes"
rule "broken:record_flag_is_a_word" {
  title = "Broken",
  hook = "pillage.modify_strike_step",
  effect = function(ev)
    ev:become { early = "yes" }
  end,
}
----
----
fight(a, b)
