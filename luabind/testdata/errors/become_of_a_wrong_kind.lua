-- E: become_of_a_wrong_kind.lua:6: E-ARG [broken:become_of_a_wrong_kind] ev:become takes true or false at pillage.modify_charge_bonus, not "yes"
rule "broken:become_of_a_wrong_kind" {
  title = "Broken",
  hook = "pillage.modify_charge_bonus",
  effect = function(ev)
    ev:become("yes")
  end,
}
----
----
need("hit", a, b)
