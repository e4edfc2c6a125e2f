-- Blows of one step count at the same time; fights are resolved one after the other.
scenario "two men who wound each other are both removed" {
  covers = { "PIL-MELEE-02" },
  dice = { hit = { 3, 3 }, save = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    fight(a, b)
    t.no(a.alive)
    t.no(b.alive)
  end,
}

scenario "a standard lost in the first fight gives no re-roll in the second" {
  covers = { "PIL-MELEE-02", "PIL-GEAR-01" },
  -- A1 kills the bearer, the bearer misses; A2 misses, the other man's 1 stands
  dice = { hit = { 3, 2, 1, 1 }, save = { 5 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 14 } })
    local bearer = blue:add("warrior", { weapon = "hand_weapon", standard = true, at = { 11, 10 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 14 } })
    engage(a1, bearer)
    engage(a2, b2)
    fight(a1, bearer)
    t.no(bearer.alive)
    t.no(fight(a2, b2):by(b2)[1].reroll)
  end,
}

scenario "in the other order of the fights the 1 is rolled again" {
  covers = { "PIL-MELEE-02", "PIL-GEAR-01" },
  -- A2 misses, the other man's 1 becomes a 2; then A1 kills the bearer, the bearer misses
  dice = { hit = { 1, 1, 2, 3, 2 }, save = { 5 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 14 } })
    local bearer = blue:add("warrior", { weapon = "hand_weapon", standard = true, at = { 11, 10 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 14 } })
    engage(a1, bearer)
    engage(a2, b2)
    t.equal(fight(a2, b2):by(b2)[1].reroll, "PIL-GEAR-01")
    fight(a1, bearer)
    t.no(bearer.alive)
  end,
}
