-- E: writes_ev.lua:5: E-FIELD [broken:writes_ev] ev is read-only: .value cannot be written (ask for the change: ev:set, ev:modify ...)
rule "broken:writes_ev" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev) ev.value = 3 end,
}
