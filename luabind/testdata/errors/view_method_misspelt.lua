-- E: view_method_misspelt.lua:6: E-FIELD [broken:view_method_misspelt] a model has no field "touchs" (did you mean touches?)
rule "broken:view_method_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.target:touchs(ev.attacker)
  end,
  effect = function(ev) ev:modify(1) end,
}
