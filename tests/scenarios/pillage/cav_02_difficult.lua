-- For riders an inch of difficult ground costs 4.
scenario "14 inches bring a rider 3 in a bog, 12 bring 3 too, 6 of open ground before it leave 2" {
  covers = { "PIL-CAV-02" },
  run = function(t)
    local red = band "huns"
    piece("bog", { at = { 20, 20 }, size = { 30, 40 } })
    local a = red:add("warrior", { armour = true, horse = true, at = { 10, 10 } })
    local b = red:add("warrior", { armour = true, shield = true, horse = true, at = { 10, 20 } })
    t.refused(function() move(a, { 13.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(a, { 13, 10 }).spent, 12)
    t.refused(function() move(b, { 13.1, 20 }) end, "PIL-MOVE-03")
    t.equal(move(b, { 13, 20 }).left, 0)
  end,
}

scenario "6 inches of open ground leave 8: 2 in the bog" {
  covers = { "PIL-CAV-02" },
  run = function(t)
    local red = band "huns"
    piece("bog", { at = { 26, 20 }, size = { 20, 30 } })
    local a = red:add("warrior", { armour = true, horse = true, at = { 10, 20 } })
    t.refused(function() move(a, { 18.1, 20 }) end, "PIL-MOVE-03")
    t.equal(move(a, { 18, 20 }).spent, 14)
    set("rules.terrain.difficult.cavalry", 2)
    t.equal(move(red:add("warrior", { armour = true, horse = true, at = { 10, 25 } }), { 20, 25 }).spent, 14)
  end,
}

scenario "a strip of 0.4 inches costs a rider 4" {
  covers = { "PIL-CAV-02", "PIL-TERR-09" },
  run = function(t)
    local red = band "huns"
    piece("bog", { at = { 12.2, 20 }, size = { 0.4, 30 } })
    t.equal(move(red:add("warrior", { horse = true, at = { 10, 20 } }), { 14, 20 }).spent, 7.6)
  end,
}
