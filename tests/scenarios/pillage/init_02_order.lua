-- The higher roll acts first in every stage; then the other.
scenario "with 3 against 5 blue moves first, then red, and blue shoots first too" {
  covers = { "PIL-INIT-02" },
  dice = { initiative = { 3, 5 }, hit = { 1 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local r = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 10, 30 } })
    t.refused(function() move(b, { 10, 31 }) end, "PIL-TURN-01")
    start()
    to_stage("movement")
    t.refused(function() move(r, { 10, 11 }) end, "PIL-INIT-02")
    t.equal(r.y, 10)
    move(b, { 11, 30 })
    end_part(blue)
    t.refused(function() move(b, { 12, 30 }) end, "PIL-INIT-02")
    move(r, { 11, 10 })
    t.refused(function() shoot(r, b) end, "PIL-TURN-01")
    to_stage("shooting")
    t.refused(function() shoot(r, b) end, "PIL-INIT-02")
    t.refused(function() end_part(red) end, "PIL-INIT-02")
    t.equal(#shoot(b, r).blows, 1)
  end,
}

scenario "in melee the side with the initiative strikes first inside a step" {
  covers = { "PIL-INIT-02", "PIL-MELEE-02" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local r = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    initiative(blue)
    engage(r, b)
    t.yes(fight(r, b).blows[1].by == b)
  end,
}

scenario "a melee is fought once a turn" {
  covers = { "PIL-MELEE-01" },
  dice = { initiative = { 5, 3 }, hit = { 1, 1 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local r = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(r, b)
    start()
    to_stage("melee")
    fight(r, b)
    t.refused(function() fight(r, b) end, "PIL-MELEE-01")
  end,
}
