-- E: item_misspelt.lua:6: E-ID [broken:item_misspelt] there is no item "sheild" (did you mean shield?)
rule "broken:item_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.target:has "sheild"
  end,
  effect = function(ev) ev:modify(1) end,
}
