-- E: owner_is_no_word.lua:4: E-DECLARE [broken:owner_is_no_word] weapon is a word, not a table (one only: weapon = "spear")
rule "broken:owner_is_no_word" {
  title = "Broken",
  weapon = { "spear" },
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
