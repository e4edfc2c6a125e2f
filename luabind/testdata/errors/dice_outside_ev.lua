-- E: dice_outside_ev.lua:6: E-REQUEST [broken:dice_outside_ev] dice.d3 is no business of a rule (rules ask through ev)
rule "broken:dice_outside_ev" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(dice.d3())
  end,
}
