-- Once a game a huscarl lets the allies near him move once more.
scenario "an ally near two huscarls who inspire moves once more, not twice" {
  covers = { "PIL-TROOP-09" },
  choices = { ["PIL-TROOP-09"] = { "yes", "yes" } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    red:add("huscarl", { weapon = "hand_weapon", armour = true, at = { 18, 13 } })
    red:add("huscarl", { weapon = "hand_weapon", armour = true, at = { 18, 7 } })
    local ally = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    blue:add("warrior", { weapon = "spear", at = { 45, 45 } })
    move(ally, { 18, 10 })
    t.refused(function() move(ally, { 20, 10 }) end, "PIL-MOVE-01")
    end_part(red)
    move(ally, { 26, 10 })             -- his whole 8 inches again
    t.equal(ally.x, 26)
    t.refused(function() move(ally, { 27, 10 }) end, "PIL-MOVE-01")
    t.ran("PIL-TROOP-09")
  end,
}

scenario "the side that acts last inspires as well, once it has ended its part" {
  covers = { "PIL-TROOP-09" },
  dice = { initiative = { 6, 1 } },
  choices = { ["PIL-TROOP-09"] = { "yes" } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("warrior", { weapon = "spear", at = { 45, 45 } })
    blue:add("huscarl", { weapon = "hand_weapon", armour = true, at = { 18, 13 } })
    local ally = blue:add("warrior", { weapon = "spear", at = { 10, 10 } })
    next_stage()
    end_part(red)
    move(ally, { 18, 10 })
    end_part(blue)
    move(ally, { 26, 10 })
    t.equal(ally.x, 26)
    t.refused(function() move(ally, { 27, 10 }) end, "PIL-INIT-02")
  end,
}

scenario "who did not move in his side's part has the inspired move alone" {
  covers = { "PIL-TROOP-09" },
  choices = { ["PIL-TROOP-09"] = { "yes" } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    red:add("huscarl", { weapon = "hand_weapon", armour = true, at = { 18, 13 } })
    local ally = red:add("warrior", { weapon = "spear", at = { 18, 8 } })
    blue:add("warrior", { weapon = "spear", at = { 45, 45 } })
    to_stage "movement"
    end_part(red)
    move(ally, { 26, 8 })
    t.refused(function() move(ally, { 34, 8 }) end, "PIL-MOVE-01")
  end,
}

scenario "nobody inspires who was not told to" {
  covers = { "PIL-TROOP-09" },
  run = function(t)
    local red = band "anglo_saxons"
    band "vikings"
    red:add("huscarl", { weapon = "hand_weapon", armour = true, at = { 18, 13 } })
    local ally = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    move(ally, { 18, 10 })
    end_part(red)
    t.refused(function() move(ally, { 20, 10 }) end, "PIL-MOVE-01")
  end,
}
