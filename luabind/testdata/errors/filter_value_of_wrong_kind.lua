-- E: filter_value_of_wrong_kind.lua:6: E-ARG [broken:filter_value_of_wrong_kind] filter: mounted is true or false, not "yes" (write mounted = true)
rule "broken:filter_value_of_wrong_kind" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev:models({ mounted = "yes" })[1]
  end,
  effect = function(ev) ev:modify(1) end,
}
