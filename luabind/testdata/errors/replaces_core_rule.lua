-- E: replaces_core_rule.lua:4: E-ID [broken:replaces_core_rule] PIL-WEAPON-12 is played by the core and cannot be replaced (its numbers are rules.weapon.dane_axe; what comes of it is changed at a point of play: skald list hooks)
rule "broken:replaces_core_rule" {
  title = "Broken",
  weapon = "dane_axe", replaces = { "PIL-WEAPON-12" },
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
