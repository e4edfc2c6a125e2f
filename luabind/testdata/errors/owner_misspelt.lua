-- E: owner_misspelt.lua:4: E-ID [broken:owner_misspelt] there is no faction "vikngs" (did you mean vikings?)
rule "broken:owner_misspelt" {
  title = "Broken",
  faction = "vikngs",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
