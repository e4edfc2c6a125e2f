-- The idol is set up between the lines; the turn in which it is lost ends with a test.
local function idol_of(band) return band:models { troop = "idol" }[1] end

scenario "before the deployment the Saxon player sets the idol up outside both zones" {
  covers = { "PIL-FACTION-SAXONS-04" },
  choices = { ["PIL-FACTION-SAXONS-04"] = { { 20, 7 } } },
  run = function(t)
    local red = band "saxons"
    band "vikings"
    start()
    local idol = idol_of(red)
    t.equal({ idol.x, idol.y }, { 20, 7 })
    t.yes(idol.object)
    t.equal(idol.faction, "saxons")
  end,
}

scenario "its base may not reach into a zone" {
  covers = { "PIL-FACTION-SAXONS-04" },
  choices = { ["PIL-FACTION-SAXONS-04"] = { { 20, 6.4 } } },
  run = function(t)
    band "saxons"
    band "vikings"
    t.fails(start, "E-CHOICE")
    start()                                        -- the answer is dropped: near the middle
  end,
}

scenario "it stands on firm ground, near the middle where its player does not care" {
  covers = { "PIL-FACTION-SAXONS-04" },
  run = function(t)
    local red = band "saxons"
    piece("lake", { at = { 18, 18 }, size = { 12, 12 } })
    piece("house", { at = { 30, 18 }, size = { 8, 8 } })
    start()
    next_turn()                                    -- it does not swim
    local idol = idol_of(red)
    t.equal({ idol.x, idol.y }, { 21, 27 })
  end,
}

scenario "one that stands already is enough, and others have none" {
  covers = { "PIL-FACTION-SAXONS-04" },
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    red:add("idol", { at = { 30, 30 } })
    start()
    t.equal(#red:models { troop = "idol" }, 1)
    t.equal(#blue:models { troop = "idol" }, 0)
    t.not_ran "PIL-FACTION-SAXONS-04"
  end,
}

scenario "hired Saxons bring none, a Saxon band on a side of Vikings does" {
  covers = { "PIL-FACTION-SAXONS-04" },
  run = function(t)
    local red = band "byzantines"
    red:add("warrior", { faction = "saxons", at = { 10, 5 } })
    start()
    t.no(idol_of(red))
    battle { game = "pillage" }
    local blue = band "vikings"
    local saxons = band("saxons", { with = blue })
    start()
    t.equal(idol_of(saxons).faction, "saxons")
  end,
}

-- Turn 3, an idol with one hit point left, three Saxons and a chief.
local function third_turn()
  local red, blue = band "saxons", band "vikings"
  local idol = red:add("idol", { hp = 1, at = { 24, 24 } })
  local foe = blue:add("warrior", { weapon = "dane_axe", at = { 24, 25 } })
  local men = red:row(3, "warrior", { weapon = "spear", at = { 5, 5 } })
  local chief = red:add("chief", { weapon = "spear", at = { 10, 10 } })
  start()
  next_turn()
  next_turn()
  return idol, foe, men, chief, blue
end

scenario "an idol destroyed in turn 3 makes every Saxon test in turn 3 who does not fight and is not immune" {
  covers = { "PIL-FACTION-SAXONS-04" },
  dice = { hit = { 4 }, morale = { 2, 1 } },
  run = function(t)
    local idol, foe, men, chief, blue = third_turn()
    engage(men[3], blue:add("warrior", { at = { 7, 6 } }))
    attack(foe, idol, { kind = "melee" })
    t.no(idol.alive)
    local r = morale()
    t.equal(r.tests, 2)
    t.equal(r.lost, 1)
    t.yes(men[1].alive)
    t.no(men[2].alive)
    t.yes(chief.alive)
  end,
}

scenario "the turn after they do not" {
  covers = { "PIL-FACTION-SAXONS-04" },
  dice = { hit = { 4 }, morale = { 2, 2, 2 } },
  run = function(t)
    local idol, foe = third_turn()
    attack(foe, idol, { kind = "melee" })
    next_turn()
    t.equal(morale().tests, 0)
  end,
}

scenario "while it stands nobody tests" {
  covers = { "PIL-FACTION-SAXONS-04" },
  dice = { hit = { 3 } },
  run = function(t)
    local idol, foe = third_turn()
    attack(foe, idol, { kind = "melee" })
    t.equal(morale().tests, 0)
  end,
}
