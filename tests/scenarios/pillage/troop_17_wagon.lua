-- A wagon moves as a rider does, 6 inches, and only with a friend beside it.
local function wagon(friend)
  local red, blue = band(), band()
  blue:add("warrior", { weapon = "spear", at = { 40, 40 } })
  local w = red:add("wagon", { at = { 20, 20 } })
  if friend then red:add("warrior", { weapon = "spear", touch = w, bearing = 270 }) end
  return w, red
end

scenario "without a friend in contact a wagon does not move" {
  covers = { "PIL-TROOP-17" },
  run = function(t)
    local w = wagon(false)
    t.equal(reach("move", w), 0)
    t.refused(function() move(w, { 20, 21 }) end, "PIL-TROOP-17")
  end,
}

scenario "with a friend in contact it moves 6 inches, and the friend may stay" {
  covers = { "PIL-TROOP-17" },
  run = function(t)
    local w = wagon(true)
    t.equal(reach("move", w), 6)
    t.refused(function() move(w, { 20, 26.1 }) end, "PIL-MOVE-03")
    t.equal(move(w, { 20, 26 }).left, 0)
  end,
}

scenario "an enemy in contact does not lead it, nor does another wagon" {
  covers = { "PIL-TROOP-17" },
  run = function(t)
    local w, red = wagon(false)
    band():add("warrior", { weapon = "spear", touch = w, bearing = 90 })
    red:add("wagon", { touch = w, bearing = 180 })
    t.equal(reach("move", w), 0)
  end,
}

scenario "in difficult ground it moves one inch" {
  covers = { "PIL-TROOP-17" },
  run = function(t)
    local w = wagon(true)
    piece("bog", { at = { 20, 20 }, size = { 12, 12 } })
    t.refused(function() move(w, { 20, 22 }) end, "PIL-MOVE-03")
    t.equal(move(w, { 20, 21 }).spent, 4)
  end,
}

scenario "it crosses no obstacle" {
  covers = { "PIL-TROOP-17" },
  run = function(t)
    local w = wagon(true)
    piece("fence", { line = { { 15, 22 }, { 25, 22 } }, width = 0.2 })
    t.refused(function() move(w, { 20, 24 }) end, "PIL-TROOP-17")
  end,
}

scenario "by the data of GAP-WAGON-CONTACT it moves alone" {
  covers = { "PIL-TROOP-17" },
  run = function(t)
    local w = wagon(false)
    set("rules.troop.wagon.contact", "none")
    t.equal(reach("move", w), 6)
    t.equal(move(w, { 20, 22 }).spent, 2)
  end,
}
