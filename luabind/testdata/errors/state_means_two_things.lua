-- E: state_means_two_things.lua:10: E-DUPLICATE [broken:second] the state angry, a number for the game, is declared already as a flag for the turn by broken:first at state_means_two_things.lua:2 (a name means one thing in a game: take another)
rule "broken:first" {
  title = "First", hook = "pillage.modify_attack",
  state = { angry = "flag" }, lasts = "turn",
  effect = function(ev) ev:modify(1) end,
}

rule "broken:second" {
  title = "Second", hook = "pillage.modify_attack",
  state = { angry = "number" },
  effect = function(ev) ev:modify(1) end,
}
