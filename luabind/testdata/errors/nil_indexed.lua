-- E: nil_indexed.lua:6: E-RUNTIME [broken:nil_indexed] ev.attacker.charge is nil: it has no field "bonus" (ask first: if ev.attacker.charge then ... end)
rule "broken:nil_indexed" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.attacker.charge.bonus
  end,
  effect = function(ev) ev:modify(1) end,
}
