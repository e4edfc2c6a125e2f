-- E: effect_is_a_word_of_the_host.lua:5: E-DECLARE [broken:effect_is_a_word_of_the_host] effect is a function, not a word of skald (write effect = function(ev) ... end)
rule "broken:effect_is_a_word_of_the_host" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = print,
}
