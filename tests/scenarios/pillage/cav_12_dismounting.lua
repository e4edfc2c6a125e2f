-- Dismounting takes the whole movement.
scenario "an SA rider who dismounts is SA infantry with nothing left, and moves 7 next turn" {
  covers = { "PIL-CAV-12" },
  run = function(t)
    local red = band "huns"
    local a = red:add("warrior", { weapon = "spear", armour = true, horse = true, at = { 10, 10 } })
    local r = dismount(a)
    t.yes(r.ok)
    t.equal(r.left, 0)
    t.no(a.mounted)
    t.equal(a.class, "SA")
    t.yes(a:has "spear")
    t.refused(function() move(a, { 11, 10 }) end, "PIL-MOVE-01")
    next_turn()
    t.equal(move(a, { 17, 10 }).left, 0)
  end,
}

scenario "only at the start of the move, and only from a horse" {
  covers = { "PIL-CAV-12" },
  run = function(t)
    local red = band "huns"
    local a = red:add("warrior", { armour = true, horse = true, at = { 10, 10 } })
    local b = red:add("warrior", { armour = true, at = { 10, 20 } })
    move(a, { 12, 10 })
    t.refused(function() dismount(a) end, "PIL-CAV-12")
    t.refused(function() dismount(b) end, "PIL-CAV-12")
  end,
}

scenario "who dismounts shoots as one who moved more than half, unless the tables say otherwise" {
  covers = { "PIL-CAV-12", "PIL-SHOOT-13" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "huns", band "vikings"
    local a = red:add("warrior", { weapon = "bow", horse = true, at = { 10, 10 } })
    local b = red:add("warrior", { weapon = "bow", horse = true, at = { 10, 20 } })
    local x = blue:add("warrior", { at = { 16, 15 } })
    dismount(a)
    set("rules.cav.dismount_moved", "half")
    dismount(b)
    to_stage "shooting"
    t.refused(function() shoot(a, x) end, "PIL-SHOOT-13")
    t.equal(#shoot(b, x).blows, 1)
  end,
}
