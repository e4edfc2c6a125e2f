-- E: replaces_itself.lua:4: E-DECLARE [broken:replaces_itself] the rule replaces itself
rule "broken:replaces_itself" {
  title = "Broken",
  replaces = "broken:replaces_itself",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
