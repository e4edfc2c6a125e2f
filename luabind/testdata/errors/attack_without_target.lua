-- E: attack_without_target.lua:6: E-ARG [broken:attack_without_target] ev:attack needs at = a model, not nothing
rule "broken:attack_without_target" {
  title = "Broken",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:attack { by = ev.attacker }
  end,
}
