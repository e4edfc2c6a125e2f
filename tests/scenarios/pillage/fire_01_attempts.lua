-- Who may set something on fire, on what, and how it gets easier.
local function arsonist(kit, kind)
  local red = band "vikings"
  local m = red:add("warrior", kit or {}, { name = "Ulf", at = { 10, 10 } })
  local house = piece(kind or "house", { at = { 12.5, 10 }, size = { 4, 4 } })
  return m, house, red
end

scenario "a model that came this turn may not light the house, next turn it may" {
  covers = { "PIL-FIRE-01", "PIL-FIRE-02" },
  dice = { ignite = { 5 } },
  run = function(t)
    local red = band "vikings"
    local m = red:add("warrior", { at = { 5, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    move(m, { 10, 10 })
    t.refused(function() ignite(m, house) end, "PIL-FIRE-01")
    next_turn()
    t.no(ignite(m, house).burns)
  end,
}

scenario "who does not touch the house does not light it, nor does who fights" {
  covers = { "PIL-FIRE-01" },
  dice = { ignite = { 6 } },
  run = function(t)
    local m, house, red = arsonist()
    local far = red:add("warrior", { at = { 3, 10 } })
    t.refused(function() ignite(far, house) end, "PIL-FIRE-01")
    local foe = band("anglo_saxons"):add("warrior", { at = { 9, 10 } })
    engage(m, foe)
    t.refused(function() ignite(m, house) end, "PIL-FIRE-01")
    set("rules.fire.attempt.in_melee", true)
    t.yes(ignite(m, house).burns)
  end,
}

scenario "where the tables let him he lights what he has only reached" {
  covers = { "PIL-FIRE-01" },
  set = { ["rules.fire.attempt.since_start"] = false },
  dice = { ignite = { 6 } },
  run = function(t)
    local red = band "vikings"
    local m = red:add("warrior", { at = { 5, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    move(m, { 10, 10 })
    t.yes(ignite(m, house).burns)
  end,
}

scenario "stone, water and woods do not burn, dry crops do and wet ones do not" {
  covers = { "PIL-FIRE-01" },
  dice = { ignite = { 6 } },
  run = function(t)
    local red = band "vikings"
    local m = red:add("warrior", { at = { 10, 10 } })
    for _, kind in ipairs { "wall", "river", "forest" } do
      local p = piece(kind, { at = { 11, 10 }, size = { 1, 1 } })
      t.refused(function() ignite(m, p) end, "PIL-FIRE-01")
    end
    local wet = piece("crops", { at = { 10, 10 }, size = { 4, 4 }, tags = { "wet" } })
    t.refused(function() ignite(m, wet) end, "PIL-FIRE-01")
    t.yes(ignite(m, piece("crops", { at = { 10, 10 }, size = { 4, 4 } })).burns)
  end,
}

scenario "what burns is data of its terrain" {
  covers = { "PIL-FIRE-01" },
  set = { ["rules.terrain.house.burns"] = false },
  run = function(t)
    local m, house = arsonist()
    t.refused(function() ignite(m, house) end, "PIL-FIRE-01")
  end,
}

scenario "without a torch 5 fails and 6 burns, with one 4 burns" {
  covers = { "PIL-FIRE-02" },
  dice = { ignite = { 5, 6, 4 } },
  run = function(t)
    local m, house, red = arsonist()
    local first = ignite(m, house)
    t.equal(first.need, 6)
    t.no(first.burns)
    local other = red:add("warrior", { at = { 15, 10 } })
    t.yes(ignite(other, house).burns)
    t.yes(house.burning)
    t.refused(function() ignite(m, house) end, "PIL-FIRE-05")
    local barn = piece("house", { at = { 30, 10 }, size = { 4, 4 } })
    local torch = red:add("warrior", { torch = true, at = { 32.5, 10 } })
    t.equal(ignite(torch, barn).need, 4)
    t.yes(barn.burning)
  end,
}

scenario "the torch makes a first attempt burn in half of all cases" {
  covers = { "PIL-FIRE-02" },
  run = function(t)
    local m, house = arsonist()
    local torch = band("huns"):add("warrior", { torch = true, at = { 15, 10 } })
    t.odds(function() return ignite(m, house).burns end, "1/6")
    t.odds(function() return ignite(torch, house).burns end, "1/2")
    t.odds(function() for _ = 1, 3 do if ignite(torch, house).burns then return true end end return false end, "17/18")
  end,
}

scenario "without a torch six turns of trying need 6, 5, 4, 3, 3, 3" {
  covers = { "PIL-FIRE-03" },
  dice = { ignite = { 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local m, house = arsonist()
    for _, n in ipairs { 6, 5, 4, 3, 3, 3 } do
      t.equal(need("ignite", m, house), n)
      t.equal(ignite(m, house).need, n)
    end
  end,
}

scenario "with a torch three turns of trying need 4, 3, 3" {
  covers = { "PIL-FIRE-03" },
  dice = { ignite = { 1, 1, 1 } },
  run = function(t)
    local m, house = arsonist { torch = true }
    for _, n in ipairs { 4, 3, 3 } do t.equal(ignite(m, house).need, n) end
  end,
}

scenario "who shoots and tries begins anew, and goes on from there" {
  covers = { "PIL-FIRE-03" },
  dice = { ignite = { 1, 1, 1 }, hit = { 1 } },
  run = function(t)
    local m, house = arsonist { weapon = "bow" }
    local foe = band("anglo_saxons"):add("warrior", { at = { 10, 20 } })
    t.equal(ignite(m, house).need, 6)
    shoot(m, foe, { shots = 1 })
    t.equal(ignite(m, house).need, 6)
    t.equal(ignite(m, house).need, 5)
  end,
}

scenario "that a shot begins the count anew is data" {
  covers = { "PIL-FIRE-03" },
  set = { ["rules.fire.attempt.shot_resets"] = false },
  dice = { ignite = { 1, 1 }, hit = { 1 } },
  run = function(t)
    local m, house = arsonist { weapon = "bow" }
    local foe = band("anglo_saxons"):add("warrior", { at = { 10, 20 } })
    t.equal(ignite(m, house).need, 6)
    shoot(m, foe, { shots = 1 })
    t.equal(ignite(m, house).need, 5)
  end,
}

scenario "a turn without trying begins the count anew, and so does another thing" {
  covers = { "PIL-FIRE-03" },
  dice = { ignite = { 1, 1, 1, 1 } },
  run = function(t)
    local m, house = arsonist()
    local barn = piece("house", { at = { 7.5, 10 }, size = { 4, 4 } })
    t.equal(ignite(m, house).need, 6)
    next_turn()
    next_turn()
    t.equal(ignite(m, house).need, 6)
    t.equal(ignite(m, house).need, 5)
    t.equal(ignite(m, barn).need, 6)
  end,
}

scenario "another man begins anew, unless the tables hand the count on" {
  covers = { "PIL-FIRE-03" },
  dice = { ignite = { 1, 1 } },
  run = function(t)
    local m, house, red = arsonist()
    local other = red:add("warrior", { at = { 15, 10 } })
    ignite(m, house)
    next_turn()
    t.equal(need("ignite", other, house), 6)
    set("rules.fire.counter", "object")
    t.equal(ignite(other, house).need, 5)
  end,
}

scenario "fire once lit burns to the end of the game" {
  covers = { "PIL-FIRE-05" },
  dice = { ignite = { 6 }, burn = { 1, 1, 1, 1 } },
  run = function(t)
    local m, house = arsonist()
    next_turn()
    t.yes(ignite(m, house).burns)
    for _ = 1, 5 do
      local r = next_turn()
      t.yes(house.burning)
      t.equal(r.over, r.turn == 7)
    end
  end,
}

scenario "a fortified building needs 7, whatever is tried" {
  covers = { "PIL-BUILD-11" },
  dice = { ignite = { 6, 3, 6, 4 } },
  run = function(t)
    local m, tower = arsonist({ torch = true }, "tower")
    t.equal(need("ignite", m, tower), 7)
    t.no(ignite(m, tower).burns)
    local again = ignite(m, tower)
    t.equal(again.need, 7)
    t.yes(again.burns)
  end,
}

scenario "that trying helps at a fortified building too is a data key" {
  covers = { "PIL-BUILD-11" },
  set = { ["rules.fire.fortified_fall"] = true },
  dice = { ignite = { 1, 1 } },
  run = function(t)
    local m, tower = arsonist({}, "church")
    t.equal(ignite(m, tower).need, 7)
    t.equal(ignite(m, tower).need, 6)
  end,
}

scenario "a store needs 4, 3, 3 without a torch and 3, 3 with one" {
  covers = { "PIL-BUILD-12" },
  dice = { ignite = { 1, 1, 1, 1, 1 } },
  run = function(t)
    local m, store, red = arsonist({}, "store")
    for _, n in ipairs { 4, 3, 3 } do t.equal(ignite(m, store).need, n) end
    local torch = red:add("warrior", { torch = true, at = { 15, 10 } })
    for _, n in ipairs { 3, 3 } do t.equal(ignite(torch, store).need, n) end
  end,
}
