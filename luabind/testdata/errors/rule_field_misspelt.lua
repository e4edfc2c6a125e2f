-- E: rule_field_misspelt.lua:5: E-DECLARE [broken:rule_field_misspelt] a rule has no field "wehn" (did you mean when?)
rule "broken:rule_field_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  wehn = function(ev) return true end,
  effect = function(ev) ev:modify(1) end,
}
