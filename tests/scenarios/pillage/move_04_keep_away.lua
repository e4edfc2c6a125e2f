-- Nobody comes nearer than 1 inch to an enemy whom he does not charge.
scenario "a path 0.9 inches from an enemy is refused, one at 1.0 is allowed" {
  covers = { "PIL-MOVE-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    blue:add("warrior", { weapon = "spear", at = { 13, 12 } })
    t.refused(function() move(a, { { 10, 10.1 }, { 16, 10.1 } }) end, "PIL-MOVE-04")
    t.equal(a.x, 10)
    move(a, { 16, 10 })
    t.equal(a.x, 16)
  end,
}

scenario "who starts too near may go, but no nearer" {
  covers = { "PIL-MOVE-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local b = red:add("warrior", { weapon = "spear", at = { 10, 20 } })
    blue:add("warrior", { weapon = "spear", at = { 11.5, 10 } })
    blue:add("warrior", { weapon = "spear", at = { 11.5, 20 } })
    t.refused(function() move(a, { 10.2, 10 }) end, "PIL-MOVE-04")
    move(a, { 9.8, 10 })
    set("rules.move.start_within_1", false)
    t.refused(function() move(b, { 9.8, 20 }) end, "PIL-MOVE-04")
    set("rules.move.keep_away", 0.5)
    move(b, { 9.8, 20 })
  end,
}

scenario "a friend may be passed closely" {
  covers = { "PIL-MOVE-04" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", at = { 13, 11.2 } })
    move(a, { 16, 10 })
    t.equal(a.x, 16)
  end,
}
