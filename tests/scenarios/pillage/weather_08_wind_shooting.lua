-- Strong wind: -1 to all shooting.
scenario "in strong wind a bow needs 5 against UA, 6 at long range" {
  covers = { "PIL-WEATHER-08" },
  weather = "wind",
  dice = { hit = { 4, 5 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local a1 = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local a2 = red:add("warrior", { weapon = "bow", at = { 5, 20 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 11, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 21, 20 } })
    local near = shoot(a1, b1, { shots = 1 }).blows[1]
    t.equal(near.need, 5)
    t.no(near.hit)
    local far = shoot(a2, b2, { shots = 1 }).blows[1]
    t.equal(far.need, 6)
    t.no(far.hit)
    t.ran("PIL-WEATHER-08", 2)
  end,
}

scenario "a volley needs a 6 and then a 4 in strong wind, for the wind counts once" {
  covers = { "PIL-WEATHER-08", "PIL-VOLLEY-04" },
  weather = "wind",
  dice = { volley = { 6, 4, 6, 3, 5 }, save = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 8 } })
    blue:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })
    local r = volley(a, { 11, 20 })
    t.equal(r.blows[1].need, 7)
    t.yes(r.blows[1].wound)
    t.no(r.blows[2].hit)
    t.no(r.blows[3].hit)
    t.ran("PIL-WEATHER-08", 1)
    t.explains("PIL-WEATHER-08", -1)
  end,
}

scenario "strong wind spoils a reaction and a thrown axe, a blow with the hand not" {
  covers = { "PIL-WEATHER-08", "PIL-REACT-02", "PIL-WEAPON-08" },
  weather = "wind",
  dice = { hit = { 5, 5, 2 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local a = red:add("warrior", { weapon = { "francisca", "hand_weapon" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", armour = true, at = { 14, 10 } })
    local blows = charge(a, b, { react = "bow" }).blows
    t.equal(blows[1].kind, "throw")
    t.equal(blows[1].need, 6)               -- 5 against SA
    t.equal(blows[2].kind, "reaction")
    t.equal(blows[2].need, 6)               -- 4 against UA, point-blank
    t.ran("PIL-WEATHER-08", 2)
    t.equal(attack(a, b, { kind = "melee" }).blows[1].need, 3)       -- 4, and the charge
  end,
}

scenario "a bow fells a UA man in 5 of 18 shots in strong wind" {
  covers = { "PIL-WEATHER-08" },
  weather = "wind",
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = band("byzantines"):add("warrior", { weapon = "spear", at = { 16, 10 } })
    t.odds(function() return attack(a, b, { kind = "shoot" }).lost == 1 end, "5/18")
  end,
}
