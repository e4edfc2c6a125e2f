-- Fog: bows and crossbows reach half as far, slings and javelins as ever.
scenario "fog halves the range of bows and crossbows alone" {
  covers = { "PIL-WEATHER-05" },
  weather = "fog",
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local enemy = blue:add("warrior", { weapon = "spear", at = { 40, 40 } })
    local function range(weapon, y)
      local m = red:add("warrior", { weapon = weapon, at = { 5, y } })
      return reach("range", m, enemy, { weapon = weapon })
    end
    t.equal(range("bow", 5), 10)
    t.equal(range("crossbow", 10), 10)
    t.equal(range("composite_bow", 15), 15)
    t.equal(range("sling", 20), 15)
    t.equal(range("javelin", 25), 6)
  end,
}

scenario "in fog long range of a bow begins beyond 5 inches" {
  covers = { "PIL-WEATHER-05" },
  weather = "fog",
  dice = { hit = { 3, 3 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local a1 = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local a2 = red:add("warrior", { weapon = "bow", at = { 5, 20 } })
    local a3 = red:add("warrior", { weapon = "bow", at = { 5, 30 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 11, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 11.1, 20 } })
    local b3 = blue:add("warrior", { weapon = "spear", at = { 16.1, 30 } })
    t.equal(shoot(a1, b1, { shots = 1 }).blows[1].need, 4)
    t.equal(shoot(a2, b2, { shots = 1 }).blows[1].need, 5)
    t.equal(shoot(a3, b3, { shots = 1 }).lost, 1)        -- 10.1 inches
  end,
}
