-- Who shelters behind an obstacle is attacked from the place opposite.
scenario "at the fence half an inch from him, both fight as in contact" {
  covers = { "PIL-COVER-02" },
  dice = { charge = { 5 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    piece("fence", { line = { { 17.25, 4 }, { 17.25, 16 } }, width = 0.5 })
    t.yes(charge(a, b).contact)
    t.equal(a:distance(b), 0.5)
    t.yes(a.in_melee)
    t.equal(#fight(a, b).blows, 2)
  end,
}

scenario "the way is the one to the fence" {
  covers = { "PIL-COVER-02" },
  dice = { charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 7.4, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    piece("fence", { line = { { 17.25, 4 }, { 17.25, 16 } }, width = 0.5 })
    local r = charge(a, b)
    t.equal(r.reach, 9)
    t.no(r.contact)                    -- 9.1 inches to the fence
    t.equal(a.x, 11.4)
  end,
}

scenario "where the place opposite is taken he stands beside it, an inch away at most" {
  covers = { "PIL-COVER-02" },
  dice = { charge = { 5, 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    -- Along the fence: straight at him he would touch it too far off.
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 15, 5.2 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    piece("fence", { line = { { 17.25, 2 }, { 17.25, 18 } }, width = 0.5 })
    local friend = red:add("warrior", { weapon = "hand_weapon", at = { 16.4, 10 } })
    t.yes(charge(a, b).contact)
    t.equal(a.x, 16.5)
    t.yes(a.y < 9 and a:distance(b) <= 1)
    undo(true)
    put(friend, { 16.4, 9 })           -- no place is free on his side of it
    local other = red:add("warrior", { weapon = "hand_weapon", at = { 16.4, 10.5 } })
    t.no(charge(a, b).contact)
    t.no(a.in_melee)
    undo(true)
    put(friend, { 10, 10 })
    put(other, { 10, 12 })
    t.yes(charge(a, b).contact)
    t.equal(a.y, 10)
  end,
}

scenario "where the tables do not want it, nobody is attacked across a fence" {
  covers = { "PIL-COVER-02" },
  set = { ["rules.cover.contact"] = false },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    piece("fence", { line = { { 17.25, 4 }, { 17.25, 16 } }, width = 0.5 })
    t.no(charge(a, b).contact)
    t.no(a.in_melee)
  end,
}

scenario "who comes along the fence goes to the place opposite" {
  covers = { "PIL-COVER-02" },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 15, 5.2 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    piece("fence", { line = { { 17.25, 2 }, { 17.25, 18 } }, width = 0.5 })
    t.yes(charge(a, b).contact)
    t.equal(a.x, 16.5)
    t.equal(a.y, 10)
  end,
}
