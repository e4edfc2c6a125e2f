-- E: request_options_are_no_table.lua:4: E-ARG [broken:still] ev:skip takes a table with "what", not "move"
rule "broken:still" { title = "Still", hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:skip(ev.target, "move")
  end,
}
