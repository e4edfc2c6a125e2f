-- Whole bands from a list, and bands drawn at random.
local raiders = {
  faction = "vikings", name = "Raiders", budget = 300,
  { "chief", name = "Olaf", weapon = "hand_weapon", armour = true },
  { "warrior", count = 5, weapon = "spear", shield = true },
  { "warrior", weapon = "bow", at = { 5, 5 } },
}

scenario "a list sets up a band in the zone of its side" {
  covers = { "PIL-BAND-01", "PIL-DEPLOY-01" },
  run = function(t)
    local red, men = band(raiders)
    t.equal(red.name, "Raiders") t.equal(red.faction, "vikings") t.equal(#men, 7)
    t.equal(men[1].name, "Olaf")
    t.equal(men[7].x, 5)
    for i, m in ipairs(men) do
      t.yes(m.y <= 6)
      for j = i + 1, #men do t.yes(m:distance(men[j]) >= 0) end
    end
    local _, foes = band("huns", { { "warrior", count = 3, weapon = "spear" } })
    for _, m in ipairs(foes) do t.yes(m.y >= 42) end
  end,
}

scenario "a band is judged by the gold of its list" {
  covers = { "PIL-BAND-01" },
  run = function(t)
    local red = band(raiders)
    local m = muster(red)
    t.yes(m.ok) t.equal(m.cost, 175) t.equal(m.budget, 300)        -- 45 + 5 * 20 + 30
    t.refused(function() return muster(red, { budget = 174 }) end, "PIL-BAND-01")
  end,
}

scenario "every mistake of a list is told, and nothing of it stands" {
  covers = { "PIL-BAND-02" },
  run = function(t)
    t.fails(function() band("vikings", { { "warrior", sheild = true }, { "warior" } }) end, "E-ID")
    t.fails(function() band("vikings", { { "warrior", count = 2, at = { 5, 5 } } }) end, "E-ARG")
    t.fails(function() band("vikings", { { weapon = "spear" } }) end, "E-ARG")
    t.fails(function() band("vikings", { { "warrior", count = 200 }, { "warrior", count = 200 }, { "warrior", count = 200 } }) end, "E-ARG")
  end,
}

scenario "a random band may be fielded and spends most of its gold" {
  covers = { "PIL-BAND-01", "PIL-BAND-02", "PIL-BAND-03", "PIL-BAND-06" },
  seed = 11,
  run = function(t)
    for _, f in ipairs { "vikings", "huns", "anglo_saxons", "byzantines" } do
      for budget = 150, 450, 100 do
        battle {}
        local red, men = random_band(f, { budget = budget })
        local m = muster(red, { budget = budget })
        t.yes(m.ok) t.yes(m.cost >= budget * 0.9) t.equal(men[1].troop, "chief")
      end
    end
    t.refused(function() random_band("vikings", { budget = 20 }) end, "PIL-BAND-01")
  end,
}
