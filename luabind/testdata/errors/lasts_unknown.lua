-- E: lasts_unknown.lua:5: E-DECLARE [broken:lasts_unknown] lasts is "attack", "fight", "stage", "turn" or "game", not "round"
rule "broken:lasts_unknown" {
  title = "Broken",
  hook = "pillage.modify_attack",
  state = { angry = "flag" }, lasts = "round",
  effect = function(ev) ev:modify(1) end,
}
