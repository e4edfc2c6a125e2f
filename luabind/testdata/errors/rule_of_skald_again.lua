-- E: rule_of_skald_again.lua:2: E-DUPLICATE [PIL-GEAR-01] the rule is declared already at scripts/pillage/armour.lua:54 (to change it, put a file at the same path into the mod, or use replaces)
rule "PIL-GEAR-01" {
  title = "Standard", gear = "standard",
  hook = "pillage.modify_attack_reroll",
  effect = function(ev) ev:reroll("fails") end,
}
