-- E: replaces_core_rule_without_numbers.lua:4: E-ID [broken:replaces_core_rule_without_numbers] PIL-MORALE-01 is played by the core and cannot be replaced (what comes of it is changed at a point of play: skald list hooks)
rule "broken:replaces_core_rule_without_numbers" {
  title = "Broken",
  replaces = { "PIL-MORALE-01" },
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
