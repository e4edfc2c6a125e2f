-- E: raises_a_table.lua:6: E-RUNTIME [broken:raises_a_table] the script raised { 1 }
rule "broken:raises_a_table" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error({ 1 })
  end,
}
