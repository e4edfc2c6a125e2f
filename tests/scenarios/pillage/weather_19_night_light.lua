-- Night: within 3 inches of a torch or 6 of a blaze a target is lit.
local function target(at)
  local red, blue = band "byzantines", band "vikings"
  local a = red:add("warrior", { weapon = "bow", at = { 40, 10 } })
  return a, blue:add("warrior", { weapon = "spear", at = at or { 10, 10 } }), red, blue
end

scenario "3.0 inches from the middle of a torch bearer, of either side, the bow reaches 20" {
  covers = { "PIL-WEATHER-19", "PIL-MEAS-04" },
  weather = "night",
  run = function(t)
    local a, b, red, blue = target()
    local torch = blue:add("warrior", { torch = true, at = { 13.6, 10 } })        -- 3.1
    t.no(b.lit)
    t.equal(reach("range", a, b), 10)
    put(torch, { 13.5, 10 })
    t.yes(b.lit)
    t.equal(reach("range", a, b), 20)
    t.ran "PIL-WEATHER-19"
    put(torch, { 30, 30 })
    t.equal(reach("range", a, b), 10)
    red:add("warrior", { torch = true, at = { 10, 13.5 } })
    t.equal(reach("range", a, b), 20)
  end,
}

scenario "who carries a torch is lit, until he drops it or dies" {
  covers = { "PIL-WEATHER-19", "PIL-TORCH-04" },
  weather = "night",
  run = function(t)
    local a, b, red, blue = target()
    local c = blue:add("warrior", { torch = true, at = { 10, 20 } })
    t.yes(c.lit)
    t.equal(reach("range", a, c), 20)
    drop_torch(c)
    t.no(c.lit)
    t.equal(reach("range", a, c), 10)
  end,
}

scenario "a shot at a lit target is not long where a shot into the dark would be lost" {
  covers = { "PIL-WEATHER-19", "PIL-WEATHER-17", "PIL-SHOOT-11" },
  weather = "night",
  dice = { hit = { 1 } },
  run = function(t)
    local a, b, red, blue = target { 29, 10 }                                      -- 10.0 inches
    put(b, { 28.9, 10 })
    blue:add("warrior", { torch = true, at = { 28.9, 13 } })
    local c = blue:add("warrior", { weapon = "spear", at = { 40, 21.1 } })
    t.equal(shoot(a, c, { shots = 1 }).lost, 1)
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 5)                           -- 10.1 of 20
  end,
}

scenario "6.0 inches from the edge of a burning house there is no penalty, at 6.1 there is" {
  covers = { "PIL-WEATHER-19", "PIL-FIRE-05" },
  weather = "night",
  dice = { ignite = { 4 } },
  run = function(t)
    local a, b, red, blue = target()
    local m = red:add("warrior", { torch = true, at = { 10, 20 } })
    local house = piece("house", { at = { 12.5, 20 }, size = { 4, 4 } })
    put(b, { 12.5, 28.5 })
    t.no(b.lit)
    t.yes(ignite(m, house).burns)
    put(m, { 45, 45 })
    t.yes(b.lit)
    t.equal(reach("range", a, b), 20)
    t.equal(reach("charge", a, b, { roll = 3 }), 11)
    put(b, { 12.5, 28.6 })
    t.no(b.lit)
    t.equal(reach("range", a, b), 10)
    t.equal(reach("charge", a, b, { roll = 3 }), 5)
    set("rules.light.blaze", 7)
    t.equal(reach("range", a, b), 20)
  end,
}

scenario "how far a torch shines is data" {
  covers = { "PIL-WEATHER-19" },
  weather = "night",
  set = { ["rules.light.torch"] = 4 },
  run = function(t)
    local a, b, red, blue = target()
    local torch = blue:add("warrior", { torch = true, at = { 14.5, 10 } })
    t.equal(reach("range", a, b), 20)
    put(torch, { 14.6, 10 })
    t.equal(reach("range", a, b), 10)
  end,
}

scenario "a volley at a lit marker reaches 20 inches, into the dark 10" {
  covers = { "PIL-WEATHER-19", "PIL-WEATHER-17", "PIL-VOLLEY-03" },
  weather = "night",
  dice = { volley = { 1 } },              -- the torch bearer himself
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
    local torch = red:add("warrior", { torch = true, at = { 14, 30.5 } })          -- 4 inches off
    t.equal(volley(a, { 10, 20.6 }).lost, 1)
    next_turn()
    t.equal(volley(a, { 10, 20.5 }).lost, 0)
    next_turn()
    t.equal(volley(a, { 10, 30.5 }).lost, 1)
    put(torch, { 13, 33.9 })
    next_turn()
    t.equal(volley(a, { 10, 30.5 }).lost, 1)
    put(torch, { 13, 30.5 })                                                       -- 3.0
    next_turn()
    t.equal(volley(a, { 10, 30.6 }).lost, 1)
    next_turn()
    t.equal(volley(a, { 10, 30.5 }).lost, 0)
    set("rules.weather.night.volley", "never")
    next_turn()
    t.equal(volley(a, { 10, 30.5 }).lost, 1)
  end,
}

scenario "a blaze lights the marker of a volley" {
  covers = { "PIL-WEATHER-19", "PIL-FIRE-05" },
  weather = "night",
  dice = { ignite = { 4 } },
  run = function(t)
    local red = band "byzantines"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
    local m = red:add("warrior", { torch = true, at = { 16.5, 30 } })
    local house = piece("house", { at = { 19, 30 }, size = { 4, 4 } })             -- from 17 on
    ignite(m, house)
    put(m, { 45, 45 })
    next_turn()
    t.equal(volley(a, { 10.9, 30 }).lost, 1)                                       -- 6.1
    next_turn()
    t.equal(volley(a, { 11, 30 }).lost, 0)
  end,
}

scenario "where the torch bearer falls first, the shot that follows is lost in the dark" {
  covers = { "PIL-WEATHER-19", "PIL-WEATHER-17" },
  weather = "night",
  run = function(t)
    local a, b, red, blue = target { 26, 10 }                                      -- 13 inches
    local torch = blue:add("warrior", { torch = true, at = { 26, 13 } })
    local c = red:add("warrior", { weapon = "hand_weapon", at = { 26, 14 } })
    -- UA: 3 hits, a save on 6: he falls in 5/9
    t.odds(function()
      attack(c, torch, { kind = "melee" })
      return shoot(a, b, { shots = 1 }).lost == 1
    end, "5/9")
  end,
}
