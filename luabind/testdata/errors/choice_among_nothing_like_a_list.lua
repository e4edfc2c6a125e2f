-- E: choice_among_nothing_like_a_list.lua:6: E-ARG [broken:choice_among_nothing_like_a_list] a choice is among a list, not a model
rule "broken:choice_among_nothing_like_a_list" {
  title = "Broken",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:choose("who", ev.target)
  end,
}
