-- E: parts_and_hook.lua:4: E-DECLARE [broken:parts_and_hook] a rule with parts has no hook of its own (put it into a part)
rule "broken:parts_and_hook" {
  title = "Broken",
  hook = "pillage.modify_attack",
  { hook = "pillage.modify_save", effect = function(ev) ev:modify(1) end, },
}
