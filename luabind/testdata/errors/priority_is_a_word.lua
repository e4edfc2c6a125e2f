-- E: priority_is_a_word.lua:5: E-DECLARE [broken:priority_is_a_word] priority is a whole number from -1000000 to 1000000, not "high" (priority: lower is asked earlier; 0 as a rule)
rule "broken:priority_is_a_word" {
  title = "Broken",
  hook = "pillage.modify_attack",
  priority = "high",
  effect = function(ev) ev:modify(1) end,
}
