-- E: when_rolls.lua:6: E-REQUEST [broken:when_rolls] when only reads (dice and choices belong into the effect)
rule "broken:when_rolls" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev:d6() > 3
  end,
  effect = function(ev) ev:modify(1) end,
}
