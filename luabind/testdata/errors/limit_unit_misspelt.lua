-- E: limit_unit_misspelt.lua:5: E-DECLARE [broken:limit_unit_misspelt] limit is like "once per turn" or "3 per fight", not "once per trun" (did you mean turn?)
rule "broken:limit_unit_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  limit = "once per trun",
  effect = function(ev) ev:modify(1) end,
}
