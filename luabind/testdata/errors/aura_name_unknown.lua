-- E: aura_name_unknown.lua:5: E-DATA [broken:aura_name_unknown] there is no data key "rules.gear.standard.raech" (did you mean rules.gear.standard.reach?)
rule "broken:aura_name_unknown" {
  title = "Broken",
  gear = "standard",
  aura = "raech",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
