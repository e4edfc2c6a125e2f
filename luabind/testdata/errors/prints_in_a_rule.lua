-- E: prints_in_a_rule.lua:6: E-REQUEST [broken:prints_in_a_rule] rules ask, they do not print (what a rule did is in explain())
rule "broken:prints_in_a_rule" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    print(ev.attacker)
  end,
}
