-- E: modify_with_a_table.lua:6: E-ARG [broken:modify_with_a_table] ev:modify takes a number, not a table
rule "broken:modify_with_a_table" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify({ 1 })
  end,
}
