-- E: part_field_misspelt.lua:6: E-DECLARE [broken:part_field_misspelt] a part of a rule has no field "efect" (did you mean effect?)
rule "broken:part_field_misspelt" {
  title = "Broken",
  {
    hook = "pillage.modify_attack",
    efect = function(ev) ev:modify(1) end,
  },
}
