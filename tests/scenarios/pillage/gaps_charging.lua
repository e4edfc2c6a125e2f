-- What the printed rules leave open about charges and moves, read the other way.
local sword = { weapon = "hand_weapon" }

-- A man 6 inches from an enemy.
local function pair(kit)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", kit or sword, { at = { 10, 10 } })
  local b = blue:add("warrior", sword, { at = { 17, 10 } })
  return a, b, red, blue
end

local function wall() return piece("wall", { line = { { 13.5, 5 }, { 13.5, 15 } }, width = 0.5 }) end

scenario "a wall in the way stops a charge, unless the tables let it over" {
  covers = { "PIL-OBST-03", "PIL-CHARGE-12" },
  dice = { charge = { 6, 6 } },
  run = function(t)
    local a, b, red, blue = pair()
    wall()
    t.no(charge(a, b, { react = "none" }).contact)
    set("rules.obstacle.blocks_charge", false)
    a = red:add("warrior", sword, { at = { 10, 12 } })
    b = blue:add("warrior", sword, { at = { 17, 12 } })
    t.yes(charge(a, b, { react = "none" }).contact)   -- 5.5 and 2 for the wall
  end,
}

-- A ditch that has to be jumped lies between the two.
local function over(name, die, contact, alive)
  scenario(name) {
    covers = { "PIL-AGIL-01", "PIL-AGIL-03" },
    set = { ["rules.agility.in_charge"] = true },
    dice = { charge = { 6 }, agility = { die } },
    run = function(t)
      local a, b = pair()
      piece("ditch", { line = { { 13.5, 5 }, { 13.5, 15 } }, width = 2 })
      t.equal(charge(a, b, { react = "none" }).contact, contact)
      t.equal(a.alive, alive)
      t.equal(a.x, contact and 16 or 10)
    end,
  }
end

over("a charge over a ditch with a 4, where the tables let it", 4, true, true)
over("with a 3 the charger is frightened and stays", 3, false, true)
over("with a 1 he falls", 1, false, false)

scenario "by the book a charge does not lead over a ditch" {
  covers = { "PIL-AGIL-01" },
  dice = { charge = { 6 } },
  run = function(t)
    local a, b = pair()
    piece("ditch", { line = { { 13.5, 5 }, { 13.5, 15 } }, width = 2 })
    t.no(charge(a, b, { react = "none" }).contact)
  end,
}

scenario "a charge ends near others where its target stands so, unless the tables forbid it" {
  covers = { "PIL-MOVE-04", "PIL-CHARGE-11" },
  dice = { charge = { 6, 6 } },
  run = function(t)
    local function run(allowed)
      battle {}
      set("rules.charge.others_within_1", allowed)
      local a, b, _, blue = pair()
      for i = -4, 4 do
        if i ~= 0 then blue:add("warrior", sword, { at = { 17, 10 + 1.3 * i } }) end
      end
      return charge(a, b, { react = "none" }).contact
    end
    t.yes(run(true))
    t.no(run(false))
  end,
}

scenario "a charge goes into water where the tables let it" {
  covers = { "PIL-SWIM-01", "PIL-CHARGE-10" },
  dice = { charge = { 6, 6, 6, 6 }, swim = { 5, 4, 1 } },
  run = function(t)
    local function run(wet)
      battle {}
      local a, b = pair()
      piece("river", { at = { 13.5, 10 }, size = { 1.5, 20 } })
      set("rules.swim.charge", wet)
      return charge(a, b, { react = "none" }).contact, a
    end
    t.no(run(false))
    t.yes(run(true))
    local there, a = run(true)
    t.no(there)                        -- he struggles, two inches on from the bank
    t.equal(a.x, 14.75)
    there, a = run(true)
    t.no(there)
    t.no(a.alive)
  end,
}

scenario "who is in water shoots and strikes back, unless the tables forbid it" {
  covers = { "PIL-SWIM-03" },
  dice = { swim = { 6, 6 }, hit = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    piece("river", { at = { 9, 10 }, size = { 2.5, 6 } })
    local a = red:add("warrior", { weapon = { "bow", "hand_weapon" }, at = { 10, 10 } })
    local b = blue:add("warrior", sword, { at = { 20, 10 } })
    local c = blue:add("warrior", sword, { at = { 11, 10 } })
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
    set("rules.swim.actions.1", "none")
    t.refused(function() shoot(a, b, { shots = 1 }) end, "PIL-SWIM-03")
    engage(a, c)
    t.equal(#fight(a, c):by(a), 1)
    set("rules.swim.actions.2", "none")
    next_turn()
    t.equal(#fight(a, c):by(a), 0)
  end,
}

house "test_cap" { title = "Nobody goes farther than 7 inches" }
rule "test:cap" {
  title = "Slow going", house = "test_cap", hook = "pillage.modify_move_cap",
  effect = function(ev) ev:become(7) end,
}

scenario "the cap of a move before or after what is added" {
  covers = { "PIL-MOVE-03" },
  house = { "test_cap" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", sword, { at = { 10, 10 } })
    red:add("warrior", { horn = true, at = { 12, 10 } })
    t.equal(reach("move", a), 7)
    set("rules.move.order.1", "cap")
    set("rules.move.order.2", "add")
    t.equal(reach("move", a), 9)
  end,
}

scenario "a charge with the francisca after the reaction" {
  covers = { "PIL-WEAPON-08" },
  set = { ["rules.weapon.francisca.before_reaction"] = false },
  dice = { hit = { 1, 1 }, charge = { 5 } },
  run = function(t)
    local a, b = pair { weapon = { "francisca", "hand_weapon" } }
    local c = b.band:add("warrior", { weapon = "bow", at = { 10, 16 } })
    local r = charge(a, c, { react = "bow" })
    t.equal(r.blows[1].by, c)
    t.equal(r.blows[2].by, a)
  end,
}

scenario "the francisca in one charge, or in every one" {
  covers = { "PIL-WEAPON-08" },
  dice = { target = { 6, 6 }, hit = { 1, 1 }, charge = { 1, 1, 1 } },
  run = function(t)
    local a, b = pair { weapon = { "francisca", "hand_weapon" } }
    piece("wall", { line = { { 12.5, 5 }, { 12.5, 15 } }, width = 0.5 })
    local function throws()                           -- at somebody who is not reached
      put(a, { 10, 10 })
      put(b, { 15, 10 })
      local n = #charge(a, b, { react = "none" }).blows
      next_turn()
      return n
    end
    t.equal(throws(), 1)
    t.equal(throws(), 1)
    set("rules.weapon.francisca.uses", "game")
    t.equal(throws(), 0)
  end,
}
