-- Snow: 2 off the roll to set something on fire.
local function scene(kit, kind)
  local m = band("vikings"):add("warrior", kit or {}, { at = { 10, 10 } })
  return m, piece(kind or "house", { at = { 12.5, 10 }, size = { 4, 4 } })
end

scenario "6 with a torch, and 6 and then 5 without, fall short by one" {
  covers = { "PIL-WEATHER-16", "PIL-FIRE-02" },
  weather = "snow",
  dice = { ignite = { 5, 6, 4 } },
  run = function(t)
    local m, house = scene { torch = true }
    local r = ignite(m, house)
    t.equal(r.need, 6)
    t.no(r.burns)
    t.explains("PIL-WEATHER-16", -2)
    put(m, { 2, 2 })
    local other = band("huns"):add("warrior", { at = { 10, 10 } })
    r = ignite(other, house)
    t.equal(r.need, 8)
    t.no(r.burns)
  end,
}

scenario "a torch burns it on a 6, bare hands on a 6 and then a 5" {
  covers = { "PIL-WEATHER-16", "PIL-FIRE-02" },
  weather = "snow",
  dice = { ignite = { 6, 6, 5 } },
  run = function(t)
    local m, house = scene { torch = true }
    t.yes(ignite(m, house).burns)
    put(m, { 2, 2 })
    local barn = piece("house", { at = { 32.5, 10 }, size = { 4, 4 } })
    t.yes(ignite(band("huns"):add("warrior", { at = { 30, 10 } }), barn).burns)
  end,
}

scenario "one try in six with a torch, one in eighteen without" {
  covers = { "PIL-WEATHER-16" },
  weather = "snow",
  run = function(t)
    local m, house = scene { torch = true }
    t.odds(function() return ignite(m, house).burns end, "1/6")
    drop_torch(m)
    t.odds(function() return ignite(m, house).burns end, "1/18")
  end,
}

scenario "turn after turn the need without a torch is 8, 7, 6, 5 and 5" {
  covers = { "PIL-WEATHER-16", "PIL-FIRE-03" },
  weather = "snow",
  dice = { ignite = { 6, 4, 6, 3, 5, 4, 4 } },
  run = function(t)
    local m, house = scene()
    for _, n in ipairs { 8, 7, 6, 5, 5 } do
      local r = ignite(m, house)
      t.equal(r.need, n)
      t.no(r.burns)
    end
  end,
}

scenario "a fortified building needs 7 in any weather, a fire spreads as ever" {
  covers = { "PIL-WEATHER-16", "PIL-BUILD-11", "PIL-FIRE-04" },
  weather = "snow",
  dice = { ignite = { 6, 4 }, spread = { 5, 6 } },
  run = function(t)
    local m, tower = scene({ torch = true }, "tower")
    local r = ignite(m, tower)
    t.equal(r.need, 7)
    t.yes(r.burns)
    t.not_ran "PIL-WEATHER-16"
    put(m, { 2, 2 })
    local barn = piece("house", { at = { 18, 10 }, size = { 4, 4 } })
    t.equal(spread_fire().fires, 0)
    t.equal(spread_fire().fires, 1)
    t.yes(barn.burning)
  end,
}

scenario "wet crops do not burn, by hand or by a fire near them, unless no weather wets them" {
  covers = { "PIL-WEATHER-16", "PIL-TERR-05", "PIL-FIRE-01" },
  weather = "snow",
  dice = { ignite = { 6 }, spread = { 6 } },
  run = function(t)
    local m, house = scene { torch = true }
    ignite(m, house)
    local crops = piece("crops", { at = { 12.5, 14 }, size = { 4, 4 } })
    put(m, { 2, 2 })
    t.equal(spread_fire().fires, 0)
    local other = band("huns"):add("warrior", { at = { 12.5, 16.5 } })
    t.refused(function() ignite(other, crops) end, "PIL-WEATHER-16")
    t.refused(function() return need("ignite", other, crops) end, "PIL-WEATHER-16")
    put(other, { 40, 40 })
    set("rules.terrain.crops.dry", "always")
    t.equal(spread_fire().fires, 1)
    t.yes(crops.burning)
  end,
}
