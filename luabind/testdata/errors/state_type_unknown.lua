-- E: state_type_unknown.lua:6: E-DECLARE [broken:state_type_unknown] state angry is "flag", "number" or "model", not "bool"
rule "broken:state_type_unknown" {
  title = "Broken",
  hook = "pillage.modify_attack",
  state = {
    angry = "bool",
  },
  effect = function(ev) ev:modify(1) end,
}
