-- Heavy rain: -1 to all shooting.
scenario "in heavy rain a sling needs 6 against FA" {
  covers = { "PIL-WEATHER-12" },
  weather = "rain",
  dice = { hit = { 5 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local slinger = red:add("warrior", { weapon = "sling", at = { 5, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 11, 10 } })
    local blow = shoot(slinger, enemy, { shots = 1 }).blows[1]
    t.equal(blow.need, 6)
    t.no(blow.hit)
    t.ran("PIL-WEATHER-12", 1)
  end,
}

scenario "a volley in heavy rain needs 7: 6 and 4 hits, 6 and 3 does not" {
  covers = { "PIL-WEATHER-12", "PIL-VOLLEY-04" },
  weather = "rain",
  dice = { volley = { 6, 4, 6, 3 }, save = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 8 } })
    blue:row(2, "warrior", { weapon = "spear", at = { 10, 20 } })
    local r = volley(a, { 11, 20 })
    t.equal(r.blows[1].need, 7)
    t.yes(r.blows[1].hit)
    t.no(r.blows[2].hit)
    t.explains("PIL-WEATHER-12", -1)
  end,
}

scenario "heavy rain spoils a reaction and a thrown axe, a blow with the hand not" {
  covers = { "PIL-WEATHER-12", "PIL-REACT-02", "PIL-WEAPON-08" },
  weather = "rain",
  dice = { hit = { 5, 5, 2 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local a = red:add("warrior", { weapon = { "francisca", "hand_weapon" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", armour = true, at = { 14, 10 } })
    local blows = charge(a, b, { react = "bow" }).blows
    t.equal(blows[1].kind, "throw")
    t.equal(blows[1].need, 6)
    t.equal(blows[2].kind, "reaction")
    t.equal(blows[2].need, 6)
    t.ran("PIL-WEATHER-12", 2)
    t.equal(attack(a, b, { kind = "melee" }).blows[1].need, 3)       -- 4, and the charge
  end,
}

scenario "a sling fells an FA man in one of twelve shots in heavy rain" {
  covers = { "PIL-WEATHER-12" },
  weather = "rain",
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "sling", at = { 10, 10 } })
    local b = band("byzantines"):add("warrior", { weapon = "spear", armour = true, shield = true, at = { 16, 10 } })
    t.odds(function() return attack(a, b, { kind = "shoot" }).lost == 1 end, "1/12")
  end,
}
