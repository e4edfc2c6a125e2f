-- E: filter_key_misspelt.lua:6: E-FIELD [broken:filter_key_misspelt] a filter has no field "mountd" (did you mean mounted?)
rule "broken:filter_key_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev:models({ mountd = true })[1]
  end,
  effect = function(ev) ev:modify(1) end,
}
