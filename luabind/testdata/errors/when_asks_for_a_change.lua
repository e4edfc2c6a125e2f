-- E: when_asks_for_a_change.lua:6: E-REQUEST [broken:when_asks_for_a_change] when only reads (ask in the effect)
rule "broken:when_asks_for_a_change" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    ev:modify(1)
    return true
  end,
  effect = function(ev) ev:modify(1) end,
}
