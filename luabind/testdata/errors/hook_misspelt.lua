-- E: hook_misspelt.lua:5: E-HOOK [broken:hook_misspelt] there is no point "pillage.modify_atack" (did you mean pillage.modify_attack?)
rule "broken:hook_misspelt" {
  title = "Broken",
  troop = "warrior",
  hook = "pillage.modify_atack",
  effect = function(ev) ev:modify(1) end,
}
