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
