-- E: nil_called.lua:6: E-FIELD [broken:nil_called] ev.attacker.weapon is a word: it has no method "sharp"
rule "broken:nil_called" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.attacker.weapon:sharp()
  end,
  effect = function(ev) ev:modify(1) end,
}
