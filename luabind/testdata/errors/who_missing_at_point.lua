-- E: who_missing_at_point.lua:4: E-DECLARE [broken:who_missing_at_point] pillage.modify_move has no target (it has model, side)
rule "broken:who_missing_at_point" {
  title = "Broken",
  troop = "warrior", who = "target",
  hook = "pillage.modify_move",
  effect = function(ev) ev:modify(1) end,
}
