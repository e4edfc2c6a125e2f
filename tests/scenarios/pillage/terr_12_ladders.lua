-- A ladder costs its length, and nobody stops on it.
scenario "3 inches to a ladder of 4 leave 1 of 8; a ladder of 6 is too long" {
  covers = { "PIL-TERR-12", "PIL-TERR-10" },
  run = function(t)
    local red = band "vikings"
    piece("ladder", { line = { { 13, 10 }, { 17, 10 } }, width = 0.5 })
    piece("ladder", { line = { { 13, 20 }, { 19, 20 } }, width = 0.5, name = "long" })
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = red:add("warrior", { at = { 10, 20 } })
    local r = move(a, { 17, 10 })
    t.equal(r.spent, 7)
    t.equal(r.left, 1)
    t.explains "PIL-TERR-12"
    t.refused(function() move(b, { 19, 20 }) end, "PIL-MOVE-03")
    t.refused(function() move(b, { 16, 20 }) end, "PIL-TERR-12")
    move(b, { 13, 20 })
  end,
}

scenario "no rider takes a ladder" {
  covers = { "PIL-TERR-12", "PIL-CAV-01" },
  run = function(t)
    local red = band "huns"
    piece("ladder", { line = { { 13, 10 }, { 17, 10 } }, width = 0.5 })
    local a = red:add("warrior", { horse = true, at = { 10, 10 } })
    t.refused(function() move(a, { 17, 10 }) end, "PIL-CAV-01")
  end,
}

scenario "the tables may make a ladder difficult ground" {
  covers = { "PIL-TERR-10" },
  set = { ["rules.terrain.ladder.cost"] = 0 },
  run = function(t)
    local red = band "vikings"
    piece("ladder", { line = { { 13, 10 }, { 15, 10 } }, width = 0.5 })
    t.equal(move(red:add("warrior", { at = { 10, 10 } }), { 15, 10 }).spent, 7)
  end,
}

scenario "a ladder leads on a platform and down again" {
  covers = { "PIL-TERR-12", "PIL-AGIL-01" },
  run = function(t)
    local red = band "vikings"
    piece("high_wall", { at = { 18, 10 }, size = { 4, 4 }, name = "platform" })
    piece("ladder", { line = { { 13, 10 }, { 16, 10 } }, width = 0.5 })
    local a = red:add("warrior", { at = { 10, 10 } })
    t.refused(function() move(a, { { 10, 9 }, { 17, 9 } }) end, "PIL-AGIL-01")
    t.equal(move(a, { 17, 10 }).spent, 7)
    next_turn()
    t.refused(function() move(a, { 17, 14 }) end, "PIL-AGIL-01")
    t.equal(move(a, { { 17, 11 }, { 17, 10 }, { 13, 10 } }).spent, 6)
    next_turn()
    t.equal(move(a, { 13, 14 }).spent, 4)
  end,
}
