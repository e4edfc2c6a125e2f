-- House rule: from the third round of a melee on everybody strikes worse.
local function pair()
  local a = band("vikings"):add("chief", { weapon = "spear" })
  local b = band("normans"):add("chief", { weapon = "spear", shield = true })
  engage(a, b)
  return a, b
end

scenario "rounds 1 and 2 are fought fresh, round 3 at -1" {
  covers = { "house:fatigue" },
  house = { "fatigue" },
  dice = { hit = { 1, 1, 1, 1, 1, 1, 1, 1, 4, 5, 4, 5 }, save = { 6 } },
  run = function(t)
    local a, b = pair()
    fight(a, b)
    t.equal(fight(a, b):by(a)[1].need, 5)             -- a spear against SA
    t.not_ran("house:fatigue")
    local r = fight(a, b)
    t.equal(r.round, 3)
    t.equal(r:by(a)[1].need, 6)
    t.equal(r:by(b)[1].need, 5)
    t.explains("house:fatigue", -1)
  end,
}

scenario "when it begins, and what it costs, is data" {
  covers = { "house:fatigue" },
  house = { "fatigue" },
  set = { ["house.fatigue.round"] = 1, ["house.fatigue.attack"] = -2 },
  dice = { hit = { 1, 1, 1, 1 } },
  run = function(t)
    local a, b = pair()
    t.equal(fight(a, b):by(a)[1].need, 7)
  end,
}

scenario "a new melee finds him rested" {
  covers = { "house:fatigue" },
  house = { "fatigue" },
  set = { ["house.fatigue.round"] = 2 },
  dice = { hit = { Ulf = { 3, 3 }, Guy = { 1 }, Odo = { 1 } }, save = { Guy = { 1 }, Odo = { 6 } } },
  run = function(t)
    local red, blue = band "vikings", band "normans"
    local a = red:add("warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { name = "Guy", weapon = "hand_weapon", at = { 10, 11 } })
    local c = blue:add("warrior", { name = "Odo", weapon = "hand_weapon", at = { 20, 20 } })
    engage(a, b)
    t.equal(fight(a, b):by(a)[1].need, 3)
    t.no(b.alive)
    engage(a, c)
    t.equal(fight(a, c):by(a)[1].need, 3)
    t.not_ran("house:fatigue")
  end,
}

scenario "in four rounds of spears a chief with a shield lasts longer" {
  covers = { "house:fatigue" },
  run = function(t)
    local a, b = pair()
    local function melee() for i = 1, 4 do if a.in_melee then fight(a, b) end end return b.alive end
    local c = compare{ book = melee, house = function() on "fatigue" return melee() end }
    t.equal(math.floor(10000 * c.rows[1].value + 0.5), 8260)
    t.equal(math.floor(10000 * c.rows[2].value + 0.5), 8970)
  end,
}
