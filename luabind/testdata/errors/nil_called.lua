-- E: nil_called.lua:6: E-GLOBAL [broken:nil_called] nobody defined "string.sharp" (did you mean string.char?)
rule "broken:nil_called" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.attacker.weapon:sharp()
  end,
  effect = function(ev) ev:modify(1) end,
}
