-- E: filter_value_misspelt.lua:6: E-ID [broken:filter_value_misspelt] there is no troop "warior" (did you mean warrior?)
rule "broken:filter_value_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev:models({ troop = "warior" })[1]
  end,
  effect = function(ev) ev:modify(1) end,
}
