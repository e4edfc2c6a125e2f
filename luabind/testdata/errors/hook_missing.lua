-- E: hook_missing.lua:2: E-DECLARE [broken:hook_missing] a rule needs a hook (hook = "pillage.modify_attack"; skald list hooks)
rule "broken:hook_missing" {
  title = "Broken",
  effect = function(ev) ev:modify(1) end,
}
