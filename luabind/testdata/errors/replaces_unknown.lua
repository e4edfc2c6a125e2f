-- E: replaces_unknown.lua:4: E-ID [broken:replaces_unknown] replaces "PIL_GEAR_01", a rule that no script declares (did you mean PIL-GEAR-01?)
rule "broken:replaces_unknown" {
  title = "Broken",
  troop = "warrior", replaces = "PIL_GEAR_01",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
