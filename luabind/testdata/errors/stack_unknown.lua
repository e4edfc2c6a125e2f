-- E: stack_unknown.lua:5: E-DECLARE [broken:stack_unknown] stack is "add", "highest", "exclusive" or "replace", not "most"
rule "broken:stack_unknown" {
  title = "Broken",
  hook = "pillage.modify_attack",
  stack = "most",
  effect = function(ev) ev:modify(1) end,
}
