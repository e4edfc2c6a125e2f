-- E: ev_field_of_another_point.lua:6: E-FIELD [broken:ev_field_of_another_point] ev has no field "count" at pillage.modify_attack (skald explain modify_attack lists what it has)
rule "broken:ev_field_of_another_point" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(ev.count)
  end,
}
