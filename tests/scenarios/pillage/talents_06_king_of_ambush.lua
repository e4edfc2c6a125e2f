-- Part of the band waits hidden at a place, and comes out there together.
local function setup(n, enemy)
  local red, blue = band "vikings", band "anglo_saxons"
  piece("forest", { name = "wood", at = { 20, 20 }, size = { 6, 4 } })
  piece("forest", { name = "far wood", at = { 20, 40 }, size = { 6, 8 } })
  red:add("chief", { name = "Odd", weapon = "spear", talents = { "king_of_ambush" }, at = { 3, 3 } })
  local men = {}
  for i = 1, n - 1 do
    men[i] = red:add("warrior", { name = "Man " .. i, weapon = "spear", armour = true, at = { 3 + 2 * i, 3 } })
  end
  return red, blue:add("warrior", { name = "Bill", weapon = "spear", at = enemy or { 40, 40 } }), men
end

local function hidden(red) return #red:models { hidden = true } end

scenario "of 16 fighters 4 hide: nobody is asked for a fifth" {
  covers = { "PIL-TALENT-06", "PIL-BAND-06" },
  choices = { ["PIL-TALENT-06"] = { "Man 1", "Man 2", "Man 3", "Man 4" } },
  run = function(t)
    local red, enemy, men = setup(16)
    start()
    t.equal(hidden(red), 4)
    t.equal(men[1].hidden_in.name, "wood")
    t.refused(function() shoot(enemy, men[1]) end, "PIL-SHOOT-02")
  end,
}

scenario "of 15 fighters 3 hide, and 4 where percentages are rounded up" {
  covers = { "PIL-TALENT-06", "PIL-BAND-06" },
  choices = { ["PIL-TALENT-06"] = { "Odd", "Man 2", "Man 3", "Man 1", "Man 2", "Man 3", "Man 4" } },
  run = function(t)
    local red = setup(15)
    start()
    t.equal(hidden(red), 3)
    battle {}
    set("rules.band.rounding", "ceil")
    red = setup(15)
    start()
    t.equal(hidden(red), 4)
  end,
}

scenario "hounds are nobody's quarter: the band counts its fighters" {
  covers = { "PIL-TALENT-06" },
  choices = { ["PIL-TALENT-06"] = { "Man 1" } },
  run = function(t)
    local red = setup(6)
    red:add("warrior", { weapon = "spear", war_dogs = true, at = { 30, 3 } })
    t.equal(red.fighters, 7)
    start()
    t.equal(hidden(red), 1)
  end,
}

scenario "they come out together where they hid, then move 7 inches" {
  covers = { "PIL-TALENT-06", "PIL-DEPLOY-02" },
  choices = { ["PIL-TALENT-06"] = { "Man 1", "Man 2", "no", "yes", { 20, 22.5 }, { 23.5, 20 } } },
  run = function(t)
    local red, _, men = setup(8)
    start()
    next_turn()
    t.equal(hidden(red), 2)            -- not in turn 1
    t.equal(move(men[1], { 20, 29.5 }).spent, 7)
    t.equal(hidden(red), 0)
    t.equal({ men[2].x, men[2].y }, { 23.5, 20 })
    t.no(men[2].hidden_in)
  end,
}

scenario "a spot 0.9 inches from an enemy is refused, one at 1 inch is not" {
  covers = { "PIL-TALENT-06", "PIL-MOVE-04" },
  choices = { ["PIL-TALENT-06"] = { "Man 1", "no more", "yes", { 20, 22.5 }, { 20, 22.5 } } },
  run = function(t)
    local red, enemy = setup(8, { 20, 24.4 })
    start()
    to_stage "movement"
    t.fails(function() end_part(red) end, "E-CHOICE")
    put(enemy, { 20, 24.5 })
    end_part(red)
    t.equal(hidden(red), 0)
  end,
}

scenario "who has no room stays hidden" {
  covers = { "PIL-TALENT-06" },
  choices = { ["PIL-TALENT-06"] = { "Man 1", "no more", "yes" } },
  set = { ["talents.king_of_ambush.apart"] = 20 },
  run = function(t)
    local red = setup(8, { 20, 24 })
    start()
    to_stage "movement"
    end_part(red)
    t.equal(hidden(red), 1)
  end,
}

scenario "the place lies outside the zone of the enemy, or where the tables say" {
  covers = { "PIL-TALENT-06" },
  choices = { ["PIL-TALENT-06"] = { "far wood", "Man 1", "no more" } },
  set = { ["talents.king_of_ambush.place"] = "anywhere" },
  run = function(t)
    local red = setup(8)
    start()
    t.equal(red:models { hidden = true }[1].hidden_in.name, "far wood")
    battle {}
    set("talents.king_of_ambush.place", "zones")
    local other = setup(8)
    piece("house", { name = "own house", at = { 30, 3 } })
    start()                                        -- one place is left, nobody is asked
    t.equal(hidden(other), 0)
  end,
}

scenario "the tables may keep who comes out from moving" {
  covers = { "PIL-TALENT-06" },
  choices = { ["PIL-TALENT-06"] = { "Man 1", "no more", "yes", { 20, 22.5 } } },
  set = { ["talents.king_of_ambush.moves"] = false },
  run = function(t)
    local _, _, men = setup(8)
    start()
    t.refused(function() move(men[1], { 20, 24 }) end, "PIL-MOVE-01")
  end,
}

scenario "in strict play who hides is not set up" {
  covers = { "PIL-TALENT-06", "PIL-DEPLOY-02" },
  choices = { ["PIL-TALENT-06"] = { "Man 1" } },
  dice = { deploy = { 6, 5 }, initiative = { 6, 5 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    piece("forest", { name = "wood", at = { 20, 20 }, size = { 6, 4 } })
    local chief = red:add("chief", { weapon = "spear", talents = { "king_of_ambush" } })
    local men = {}
    for i = 1, 4 do men[i] = red:add("warrior", { name = "Man " .. i, weapon = "spear" }) end
    local enemy = blue:add("warrior", { weapon = "spear" })
    deployment()
    t.yes(men[1].hidden_in)
    t.refused(function() deploy(men[1], { 5, 3 }) end, "PIL-DEPLOY-02")
    deploy(chief, { 3, 3 })
    for i = 2, 4 do deploy(men[i], { 3 + 2 * i, 3 }) end
    deploy(enemy, { 20, 45 })
    start()
    t.equal(hidden(red), 1)
  end,
}

scenario "it costs 50, for any band" {
  covers = { "PIL-TALENT-06" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "king_of_ambush" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("vikings").cost, 85)
    t.yes(cost().ok)
  end,
}

scenario "hounds hide with their handler and come out beside him" {
  covers = { "PIL-TALENT-06", "PIL-HOUND-01" },
  choices = { ["PIL-TALENT-06"] = { "Wulf", "no more", "yes", { 20, 22.5 } } },
  run = function(t)
    local red, enemy = setup(8)
    local wulf = red:add("warrior", { name = "Wulf", weapon = "spear", war_dogs = true, at = { 30, 3 } })
    local pack = red:models { troop = "hound" }
    t.equal(#pack, 3)
    start()
    t.yes(wulf.hidden)
    t.equal(#red:models { troop = "hound", hidden = true }, 3)
    t.equal(#red:models { troop = "hound", hidden = false }, 0)
    t.refused(function() shoot(enemy, pack[1]) end, "PIL-SHOOT-02")
    to_stage "movement"
    end_part(red)
    t.equal({ wulf.x, wulf.y }, { 20, 22.5 })
    for _, h in ipairs(pack) do
      t.no(h.hidden)
      t.yes(h:touches(wulf))
    end
  end,
}

scenario "in strict play the hounds of who hides are not set up either" {
  covers = { "PIL-TALENT-06", "PIL-HOUND-01", "PIL-DEPLOY-02" },
  choices = { ["PIL-TALENT-06"] = { "Wulf", "yes", { 20, 22.5 } } },
  dice = { deploy = { 6, 5 }, initiative = { 6, 5 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    piece("forest", { name = "wood", at = { 20, 20 }, size = { 6, 4 } })
    local chief = red:add("chief", { weapon = "spear", talents = { "king_of_ambush" } })
    local wulf = red:add("warrior", { name = "Wulf", weapon = "spear", war_dogs = true })
    local men = {}
    for i = 1, 3 do men[i] = red:add("warrior", { name = "Man " .. i, weapon = "spear" }) end
    local enemy = blue:add("warrior", { weapon = "spear" })
    deployment()
    deploy(chief, { 3, 3 })
    for i = 1, 3 do deploy(men[i], { 3 + 2 * i, 3 }) end
    deploy(enemy, { 20, 45 })
    start()
    t.equal(#red:models { hidden = true }, 4)
    to_stage "movement"
    end_part(red)
    t.equal(#red:models { hidden = true }, 0)
    for _, h in ipairs(red:models { troop = "hound" }) do t.yes(h:touches(wulf)) end
  end,
}
