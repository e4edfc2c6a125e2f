-- E: state_unknown.lua:6: E-FIELD [broken:state_unknown] no rule keeps a state "mushroms" (did you mean mushrooms?)
rule "broken:state_unknown" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.attacker.state.mushroms
  end,
  effect = function(ev) ev:modify(1) end,
}
