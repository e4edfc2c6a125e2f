-- E: hook_without_game.lua:4: E-HOOK [broken:hook_without_game] there is no point "modify_attack" (did you mean pillage.modify_attack?)
rule "broken:hook_without_game" {
  title = "Broken",
  hook = "modify_attack",
  effect = function(ev) ev:modify(1) end,
}
