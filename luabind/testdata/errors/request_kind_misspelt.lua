-- E: request_kind_misspelt.lua:4: E-ARG [broken:kind_of_none] ev:attack: kind is "melee", "shoot", "reaction", "throw" or "volley", not "mele" (did you mean melee?)
rule "broken:kind_of_none" { title = "Again", hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:attack { by = ev.attacker, at = ev.target, kind = "mele" }
  end,
}
