-- E: roll_of_a_d8.lua:5: E-ARG [broken:roll_of_a_d8] "d8kh1" has a d8: there are only d6 and d3 (write it like "2d6+1")
rule "broken:roll_of_a_d8" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(ev:roll "d8kh1") end,
}
