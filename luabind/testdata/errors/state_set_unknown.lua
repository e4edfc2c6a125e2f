-- E: state_set_unknown.lua:6: E-FIELD [broken:state_set_unknown] no rule keeps a state "mushroms" (did you mean mushrooms?)
rule "broken:state_set_unknown" {
  title = "Broken",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:set(ev.attacker, "mushroms", true)
  end,
}
