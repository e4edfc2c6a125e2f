-- E: request_not_taken.lua:6: E-REQUEST [broken:request_not_taken] pillage.modify_attack does not take ev:refuse (it takes ev:modify, ev:ignore_penalties, ev:ignore_bonuses)
rule "broken:request_not_taken" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:refuse("no")
  end,
}
