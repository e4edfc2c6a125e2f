-- E: optional_is_no_flag.lua:5: E-DECLARE [broken:optional_is_no_flag] optional is true or false, not "yes" (optional: its player may decline)
rule "broken:optional_is_no_flag" {
  title = "Broken",
  hook = "pillage.modify_attack",
  optional = "yes",
  effect = function(ev) ev:modify(1) end,
}
