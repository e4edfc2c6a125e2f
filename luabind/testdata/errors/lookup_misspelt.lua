-- E: lookup_misspelt.lua:6: E-DATA [broken:lookup_misspelt] there is no data key "rules.weapon.bow.rnge" (did you mean rules.weapon.bow.range?)
rule "broken:lookup_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(ev:lookup "rules.weapon.bow.rnge")
  end,
}
