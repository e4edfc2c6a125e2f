-- E: request_option_misspelt.lua:4: E-FIELD [broken:again] ev:attack has no "wepon" (did you mean weapon?)
rule "broken:again" { title = "Again", hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:attack { by = ev.attacker, at = ev.target, wepon = "spear" }
  end,
}
