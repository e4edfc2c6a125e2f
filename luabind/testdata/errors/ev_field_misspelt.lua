-- E: ev_field_misspelt.lua:6: E-FIELD [broken:ev_field_misspelt] ev has no field "targt" at pillage.modify_attack (did you mean target?)
rule "broken:ev_field_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.targt.mounted
  end,
  effect = function(ev) ev:modify(1) end,
}
