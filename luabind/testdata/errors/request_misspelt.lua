-- E: request_misspelt.lua:6: E-FIELD [broken:request_misspelt] ev has no field "modfy" at pillage.modify_attack (did you mean modify?)
rule "broken:request_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modfy(1)
  end,
}
