-- E: aura_negative.lua:4: E-DECLARE [broken:aura_negative] aura is a number of inches above 0, not -1
rule "broken:aura_negative" {
  title = "Broken",
  gear = "standard", aura = -1,
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
