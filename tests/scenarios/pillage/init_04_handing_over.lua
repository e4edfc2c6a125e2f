-- The winner may give the initiative away, and the other must take it.
house "test_omen" { title = "Omen" }

rule "test:omen" {
  title = "Omen", house = "test_omen", faction = "vikings", hook = "pillage.modify_initiative",
  when = function(ev) return ev.turn == 2 end,
  effect = function(ev) ev:modify(1) end,
}

scenario "who wins the roll and hands over moves second and shoots second" {
  covers = { "PIL-INIT-04", "PIL-INIT-02" },
  dice = { initiative = { 5, 3 } },
  choices = { initiative = { "hand over" } },
  run = function(t)
    battle { strict = true }
    local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
    local r = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 10, 30 } })
    start()
    t.explains("PIL-INIT-04")
    t.yes(blue.side.initiative)
    to_stage "movement"
    t.refused(function() move(r, { 10, 11 }) end, "PIL-INIT-02")
    move(b, { 11, 30 })
    end_part(blue)
    move(r, { 10, 11 })
    to_stage "shooting"
    t.refused(function() shoot(r, b) end, "PIL-INIT-02")
  end,
}

scenario "who acted first had the initiative: after a hand-over a tie goes to the winner of the last roll" {
  covers = { "PIL-INIT-03", "PIL-INIT-04" },
  dice = { initiative = { 5, 3, 4, 4 } },
  choices = { initiative = { "hand over", "keep" } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    start()
    t.yes(blue.side.initiative)
    next_turn()
    t.yes(red.side.initiative)
  end,
}

scenario "with the other answer of GAP-INIT-HELD the tie goes to whom it was handed over" {
  covers = { "PIL-INIT-03" },
  dice = { initiative = { 5, 3, 4, 4 } },
  choices = { initiative = { "hand over", "keep" } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    set("rules.init.holder", "winner")
    start()
    next_turn()
    t.yes(blue.side.initiative)
    t.no(red.side.initiative)
  end,
}

scenario "a die of 3 with one more ties with a 4, and the side that did not have it is first" {
  covers = { "PIL-INIT-03" },
  dice = { initiative = { 5, 2, 3, 4 } },
  run = function(t)
    battle { strict = true, house = { "test_omen" } }
    local red, blue = band "vikings", band "anglo_saxons"
    start()
    t.yes(red.side.initiative)
    next_turn()
    t.ran("test:omen", 1)
    t.yes(blue.side.initiative)
  end,
}
