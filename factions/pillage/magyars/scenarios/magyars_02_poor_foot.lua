-- On foot a Magyar saves, stands and walks worse.
local kit = { weapon = "spear", armour = true }

scenario "an SA man on foot saves in melee with 6, against shots with 5" {
  covers = { "PIL-FACTION-MAGYARS-02" },
  dice = { hit = { 4, 5 }, save = { 5, 5 } },
  run = function(t)
    local red, blue = band "magyars", band "vikings"
    local man = red:add("warrior", kit, { at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    local archer = blue:add("warrior", { weapon = "bow", at = { 16, 10 } })
    local second = red:add("warrior", kit, { at = { 16, 16 } })
    engage(foe, man)
    t.equal(need("save", man, foe), 6)
    t.no(attack(foe, man).blows[1].save.ok)
    local shot = shoot(archer, second, { shots = 1 }).blows[1]
    t.equal(shot.save.need, 5)
    t.yes(shot.save.ok)
    t.ran("PIL-FACTION-MAGYARS-02", 2)
  end,
}

scenario "one blow fells an SA Magyar on foot in five of twelve, a rider in four" {
  covers = { "PIL-FACTION-MAGYARS-02" },
  run = function(t)
    local red, blue = band "magyars", band "vikings"
    local man = red:add("warrior", kit, { at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    t.odds(function() return attack(foe, man).lost == 1 end, "5/12")       -- 1/2 x 5/6
    local plain = band()
    local other = plain:add("warrior", kit, { at = { 20, 10 } })
    local foe2 = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 11 } })
    t.odds(function() return attack(foe2, other).lost == 1 end, "1/3")     -- 1/2 x 4/6
  end,
}

scenario "he runs on a 2, in fog on a 3" {
  covers = { "PIL-FACTION-MAGYARS-02" },
  dice = { morale = { 2, 3, 2 } },
  run = function(t)
    local red = band "magyars"
    local one = red:add("warrior", kit, { at = { 10, 10 } })
    local two = red:add("warrior", kit, { at = { 13, 10 } })
    local rider = red:add("warrior", kit, { horse = true, at = { 16, 10 } })
    t.equal(need("morale", one), 3)
    t.no(morale(one).stays)
    t.yes(morale(two).stays)
    t.yes(morale(rider).stays)
    set_weather("fog")
    t.equal(need("morale", two), 4)
  end,
}

scenario "he moves 6 inches in place of 7, a rider 14" {
  covers = { "PIL-FACTION-MAGYARS-02" },
  run = function(t)
    local red = band "magyars"
    local man = red:add("warrior", kit, { at = { 10, 10 } })
    local rider = red:add("warrior", kit, { horse = true, at = { 10, 15 } })
    t.equal(reach("move", man), 6)
    t.equal(reach("move", rider), 14)
    t.equal(move(man, { 16, 10 }).left, 0)
  end,
}

scenario "who lost his horse, or left it, is foot, and so is a chief without one" {
  covers = { "PIL-FACTION-MAGYARS-02" },
  run = function(t)
    local red, blue = band "magyars", band "vikings"
    local thrown = red:add("warrior", kit, { horse = "lost", at = { 10, 10 } })
    local chief = red:add("chief", kit, { at = { 10, 20 } })
    local rider = red:add("chief", kit, { horse = true, at = { 10, 30 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 30, 30 } })
    t.equal(reach("move", thrown), 6)
    t.equal(reach("move", chief), 6)
    t.equal(need("save", thrown, foe), 6)
    t.equal(need("save", chief, foe), 6)
    t.equal(need("save", rider, foe), 5)
    dismount(rider)
    t.equal(need("save", rider, foe), 6)
  end,
}

scenario "who counts as foot is a data key" {
  covers = { "PIL-FACTION-MAGYARS-02" },
  set = { ["factions.magyars.foot"] = "born" },
  run = function(t)
    local red, blue = band "magyars", band "vikings"
    local thrown = red:add("warrior", kit, { horse = "lost", at = { 10, 10 } })
    local chief = red:add("chief", kit, { at = { 10, 20 } })
    local man = red:add("warrior", kit, { at = { 10, 30 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 30, 30 } })
    t.equal(reach("move", thrown), 7)
    t.equal(need("save", thrown, foe), 5)
    t.equal(need("morale", thrown), 2)
    t.equal(reach("move", chief), 7)
    t.equal(need("save", chief, foe), 5)
    t.equal(reach("move", man), 6)
    t.equal(need("save", man, foe), 6)
  end,
}

scenario "the three penalties are data keys" {
  covers = { "PIL-FACTION-MAGYARS-02" },
  set = { ["factions.magyars.foot_save"] = 0, ["factions.magyars.foot_morale"] = -2, ["factions.magyars.foot_move"] = -3 },
  run = function(t)
    local red, blue = band "magyars", band "vikings"
    local man = red:add("warrior", kit, { at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 10, 11 } })
    t.equal(need("save", man, foe), 5)
    t.equal(need("morale", man), 4)
    t.equal(reach("move", man), 4)
  end,
}
