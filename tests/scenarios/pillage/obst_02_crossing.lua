-- Crossing an obstacle costs 2 inches, whatever its width.
local function table_(y)
  piece("wall", { line = { { 13.75, 0 }, { 13.75, 48 } }, width = 0.5 })
  return band "vikings"
end

scenario "3 inches to the wall and 2 across leave 2 of 7" {
  covers = { "PIL-OBST-02" },
  run = function(t)
    local red = table_()
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    t.refused(function() move(a, { 14, 10 }) end, "PIL-OBST-02")
    local r = move(a, { 14.5, 10 })
    t.equal(r.spent, 5)
    t.equal(r.left, 2)
    t.explains "PIL-OBST-02"
  end,
}

scenario "with an inch left a man stops at the wall" {
  covers = { "PIL-OBST-02" },
  run = function(t)
    local red = table_()
    local a = red:add("warrior", { armour = true, shield = true, at = { 8, 10 } })
    t.refused(function() move(a, { 14.5, 10 }) end, "PIL-MOVE-03")
    local r = move(a, { 13, 10 })
    t.equal(r.left, 1)
    next_turn()
    t.equal(move(a, { 14.5, 10 }).spent, 2)
  end,
}

scenario "the price is a data key, and the width may be paid besides" {
  covers = { "PIL-OBST-02" },
  run = function(t)
    local red = table_()
    set("rules.obstacle.cost", 1)
    t.equal(move(red:add("warrior", { at = { 10, 10 } }), { 14.5, 10 }).spent, 4)
    set("rules.obstacle.width_free", false)
    t.equal(move(red:add("warrior", { at = { 10, 20 } }), { 14.5, 20 }).spent, 5.5)
  end,
}

scenario "two obstacles cost 4 inches, two that are built together 2" {
  covers = { "PIL-OBST-02" },
  run = function(t)
    local red = band "vikings"
    piece("fence", { line = { { 12, 0 }, { 12, 20 } } })
    piece("fence", { line = { { 14, 0 }, { 14, 10 } } })
    piece("fence", { line = { { 14, 10 }, { 14, 20 } } })
    local r = move(red:add("warrior", { at = { 11, 10 } }), { 15, 10 })
    t.equal(r.spent, 5.8)
  end,
}

scenario "bog under a fence is not paid besides" {
  covers = { "PIL-OBST-02", "PIL-TERR-09" },
  run = function(t)
    local red = band "vikings"
    piece("bog", { at = { 12, 10 }, size = { 1, 10 } })
    piece("fence", { line = { { 12, 0 }, { 12, 20 } }, width = 0.2 })
    t.equal(move(red:add("warrior", { at = { 10, 10 } }), { 14, 10 }).spent, 4.8)
  end,
}
