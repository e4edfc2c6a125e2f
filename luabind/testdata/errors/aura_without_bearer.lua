-- E: aura_without_bearer.lua:5: E-DECLARE [broken:aura_without_bearer] an aura needs a bearer (gear, troop or talent)
rule "broken:aura_without_bearer" {
  title = "Broken",
  faction = "vikings",
  aura = 6,
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
