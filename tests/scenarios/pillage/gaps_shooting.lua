-- What the printed rules leave open about shots, read the other way.

scenario "a shooter's move by its points or by its length" {
  covers = { "PIL-SHOOT-13" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    piece("bog", { at = { 12, 10 }, size = { 4, 4 } })
    local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 25, 10 } })
    move(a, { 13, 10 })                -- 3 inches of bog: 6 points of 8
    t.refused(function() shoot(a, b) end, "PIL-SHOOT-13")
    set("rules.shoot.moved_measure", "distance")
    t.odds(function() return #shoot(a, b).blows == 1 end, "1")
  end,
}

-- A fights E, S stands behind A with a spear, aside of the line of the shot.
local function aid()
  local red, blue = band "vikings", band "anglo_saxons"
  local e = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 10 }, name = "E" })
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 20, 11 }, name = "A" })
  local s = red:add("warrior", { weapon = "spear", at = { 20, 12 }, name = "S" })
  local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
  engage(e, a)
  return archer, e, a, s
end

scenario "a spearman who supports is no obstacle, unless the tables count him in" {
  covers = { "PIL-SHOOT-15" },
  run = function(t)
    local archer, e, a, s = aid()
    local function at(m) return function() return shoot(archer, e, { shots = 1 }).blows[1].at == m end end
    t.odds(at(a), "1/2")
    t.odds(at(s), "0")
  end,
}

scenario "friends in the melee are no obstacles where the tables leave them out" {
  covers = { "PIL-SHOOT-15" },
  set = { ["rules.shoot.melee_obstacles.1"] = "supporters" },
  run = function(t)
    local archer, e, a, s = aid()
    local function at(m) return function() return shoot(archer, e, { shots = 1 }).blows[1].at == m end end
    t.odds(at(a), "0")
    t.odds(at(s), "1/2")
  end,
}

scenario "a bowman's shield counts against shots where the tables say so" {
  covers = { "PIL-SHOOT-17" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", shield = true, at = { 16, 10 } })
    t.equal(need("hit", a, b, { kind = "shoot" }), 4)
    set("rules.weapon.bow.shield_idle_when_shot", false)
    t.equal(need("hit", a, b, { kind = "shoot" }), 5)
  end,
}

scenario "two javelins in a turn" {
  covers = { "PIL-SHOOT-13" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "javelin", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", at = { 15, 10 } })
    t.odds(function() return #shoot(a, b).blows == 2 end, "0")
    set("rules.weapon.javelin.shots.still", 2)
    t.odds(function() return #shoot(a, b).blows == 2 end, "1")
  end,
}
