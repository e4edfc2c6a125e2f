-- House rule: a natural 6 in melee strikes again, up to three times a fight.
scenario "each 6 strikes again, three times at the most" {
  covers = { "house:exploding_sixes" },
  house = { "exploding_sixes" },
  dice = { hit = { Ulf = { 6, 6, 6, 6 }, Wulf = { 1 } }, save = { 6, 6, 6, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 }, name = "Ulf" })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 }, name = "Wulf" })
    engage(a, b)
    local r = fight(a, b)
    t.equal(#r:by(a), 4)
    t.no(r:by(a)[1].added_by)
    t.equal(r:by(a)[2].added_by, "house:exploding_sixes")
    t.equal(r:by(a)[4].added_by, "house:exploding_sixes")
    t.equal(#r:by(b), 1)
    t.ran("house:exploding_sixes", 3)
  end,
}

scenario "a 5 does not strike again, nor does a 6 of a shot" {
  covers = { "house:exploding_sixes" },
  house = { "exploding_sixes" },
  dice = { hit = { 6, 5, 1 }, save = { 6, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 20 } })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local far = blue:add("warrior", { weapon = "spear", at = { 10, 20 } })
    engage(a, b)
    t.equal(#shoot(archer, far, { shots = 1 }).blows, 1)
    t.equal(#fight(a, b):by(a), 1)
    t.not_ran("house:exploding_sixes")
  end,
}

scenario "without the house rule a 6 is an ordinary hit" {
  covers = { "house:exploding_sixes" },
  dice = { hit = { 6, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    t.equal(#fight(a, b):by(a), 1)
  end,
}

scenario "how many more blows there are is data" {
  covers = { "house:exploding_sixes" },
  house = { "exploding_sixes" },
  set = { ["house.exploding_sixes.most"] = 1 },
  dice = { hit = { Ulf = { 6, 6 }, Wulf = { 1 } }, save = { 6, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 }, name = "Ulf" })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 }, name = "Wulf" })
    engage(a, b)
    t.equal(#fight(a, b):by(a), 2)
    t.ran("house:exploding_sixes", 1)
  end,
}

scenario "against a chief sixes that explode bring a tenth of a wound more a round" {
  covers = { "house:exploding_sixes" },
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "hand_weapon" })
    local b = band("normans"):add("chief", { weapon = "spear" })
    engage(a, b)
    local c = compare{ book = function() fight(a, b) end, house = function() on "exploding_sixes" fight(a, b) end, measure = measure.wounds(b) }
    t.equal(c.rows[1].value, 5 / 9)
    t.equal(c.rows[2].value, 279095 / 419904)
  end,
}
