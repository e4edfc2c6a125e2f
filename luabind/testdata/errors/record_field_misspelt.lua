-- E: record_field_misspelt.lua:6: E-FIELD [broken:record_field_misspelt] there is no field "stp" (did you mean step?)
rule "broken:record_field_misspelt" {
  title = "Broken",
  hook = "pillage.modify_strike_step",
  effect = function(ev)
    ev:become { stp = "last" }
  end,
}
----
----
fight(a, b)
