-- E: writes_a_view.lua:5: E-FIELD [broken:writes_a_view] a model is read-only: .hp cannot be written (ask for the change: ev:set, ev:modify ...)
rule "broken:writes_a_view" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev) ev.attacker.hp = 3 end,
}
