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
