-- E: view_field_misspelt.lua:6: E-FIELD [broken:view_field_misspelt] a model has no field "monted" (did you mean mounted?)
rule "broken:view_field_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.target.monted
  end,
  effect = function(ev) ev:modify(1) end,
}
