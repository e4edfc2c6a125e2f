-- E: become_of_a_wrong_word.lua:6: E-ARG [broken:become_of_a_wrong_word] ev:become takes "UA", "SA" or "FA" at pillage.modify_armour_class, not "HA" (did you mean FA?)
rule "broken:become_of_a_wrong_word" {
  title = "Broken",
  hook = "pillage.modify_armour_class",
  effect = function(ev)
    ev:become("HA")
  end,
}
