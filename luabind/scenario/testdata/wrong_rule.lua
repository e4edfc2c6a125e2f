rule "own:wrong" {
  title = "Wrong",
  hook = "pillage.modify_atack",
  effect = function(ev) ev:modify(1) end,
}
scenario "never reached" { run = function(t) t.yes(true) end }
