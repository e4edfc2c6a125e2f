-- E: rule_id_unknown.lua:2: E-ID "PIL_TROOP_06" is neither a rule of the catalogue nor of the form "mod:name" (did you mean PIL-TROOP-06?)
rule "PIL_TROOP_06" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
