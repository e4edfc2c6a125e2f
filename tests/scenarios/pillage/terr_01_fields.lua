-- Fields are open ground.
scenario "8 inches lead through a field like over the open table" {
  covers = { "PIL-TERR-01" },
  run = function(t)
    local red = band "vikings"
    piece("field", { at = { 15, 10 }, size = { 10, 10 } })
    local a = red:add("warrior", { at = { 10, 10 } })
    t.equal(move(a, { 18, 10 }).spent, 8)
  end,
}

scenario "a field that the terrain data call difficult is so" {
  covers = { "PIL-TERR-10" },
  run = function(t)
    local red = band "vikings"
    piece("ploughed_field", { at = { 15, 10 }, size = { 10, 10 } })
    piece("field", { at = { 15, 30 }, size = { 10, 10 } })
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    local b = red:add("warrior", { armour = true, at = { 10, 30 } })
    t.refused(function() move(a, { 13.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(a, { 13, 10 }).spent, 6)
    t.equal(move(b, { 17, 30 }).spent, 7)
  end,
}
