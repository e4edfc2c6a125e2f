-- One enemy chief is poisoned before turn 1.
local function setup(kit)
  local red, blue = band "vikings", band "anglo_saxons"
  red:add("chief", { name = "Odd", weapon = "spear", talents = { "poison_specialist" }, at = { 10, 5 } })
  local man = red:add("warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 10 } })
  local chief = blue:add("chief", { name = "Alfred", weapon = { "bow", "hand_weapon" }, shield = true, at = { 18, 10 } }, kit or {})
  return red, blue, chief, man
end

scenario "on a 2 nothing happens" {
  covers = { "PIL-TALENT-14" },
  dice = { ["PIL-TALENT-14"] = { 2 } },
  run = function(t)
    local _, _, chief = setup()
    start()
    t.equal(chief.hp, 3)
    t.equal(move(chief, { 22, 10 }).spent, 4)
  end,
}

scenario "on a 4 the chief does nothing in turn 1: no move, shot or reaction" {
  covers = { "PIL-TALENT-14" },
  dice = { ["PIL-TALENT-14"] = { 4 }, charge = { 1 } },
  run = function(t)
    local red, blue, chief, man = setup()
    start()
    t.equal(chief.hp, 3)
    t.refused(function() move(chief, { 22, 10 }) end, "PIL-MOVE-01")
    t.refused(function() charge(chief, man, { react = "none" }) end, "PIL-MOVE-01")
    t.refused(function() charge(man, chief, { react = "flee" }) end, "PIL-REACT-01")
    t.refused(function() charge(man, chief, { react = "bow" }) end, "PIL-REACT-01")
    t.refused(function() shoot(chief, man) end, "PIL-SHOOT-02")
    next_turn()
    t.yes(charge(chief, man, { react = "none" }).contact)
  end,
}

scenario "in melee he neither strikes, raises his shield nor pushes, but he saves" {
  covers = { "PIL-TALENT-14" },
  dice = { ["PIL-TALENT-14"] = { 3 }, charge = { 1 }, hit = { 4, 1, 1, 1 }, save = { 5 } },
  run = function(t)
    local red, blue, chief, man = setup()
    start()
    charge(man, chief)
    t.refused(function() raise_shield(chief) end, "PIL-SHIELD-01")
    t.refused(function() push(chief, man) end, "PIL-PUSH-01")
    local r = fight(man, chief)
    t.equal(#r:by(chief), 0)
    t.yes(r:by(man)[1].save.ok)
    next_turn()
    t.equal(#fight(man, chief):by(chief), 2)
  end,
}

scenario "or he does not save, where the tables say so" {
  covers = { "PIL-TALENT-14" },
  set = { ["talents.poison_specialist.saves"] = false },
  dice = { ["PIL-TALENT-14"] = { 3 }, charge = { 1 }, hit = { 4 } },
  run = function(t)
    local red, blue, chief, man = setup()
    start()
    charge(man, chief)
    t.no(fight(man, chief):by(man)[1].save)
    t.equal(chief.hp, 2)
  end,
}

scenario "on a 5 he loses a hit point" {
  covers = { "PIL-TALENT-14" },
  dice = { ["PIL-TALENT-14"] = { 5 } },
  run = function(t)
    local _, _, chief = setup()
    start()
    t.equal(chief.hp, 2)
    t.equal(move(chief, { 22, 10 }).spent, 4)
  end,
}

scenario "one in three does nothing, one in three loses a turn, one in three a hit point" {
  covers = { "PIL-TALENT-14" },
  run = function(t)
    local _, _, chief = setup()
    t.odds(function() start() return chief.hp == 2 end, "1/3")
    t.odds(function() return move(chief, { 22, 10 }).refused == nil end, "2/3")
  end,
}

scenario "a thegn does not answer it, unless the tables make it a wound" {
  covers = { "PIL-TALENT-14", "PIL-TALENT-19" },
  dice = { ["PIL-TALENT-14"] = { 5, 5 }, hit = { 4 }, save = { 1 } },
  run = function(t)
    local function poisoned()
      local red, blue, chief, man = setup { talents = { "thegn" } }
      blue:add("warrior", { name = "Wulf", weapon = "spear", at = { 18, 12 } })
      start()
      return chief, man
    end
    set("talents.poison_specialist.is_wound", true)
    t.equal(poisoned().hp, 3)
    t.ran("PIL-TALENT-19", 2)          -- named, and used
    battle {}
    set("talents.poison_specialist.is_wound", false)
    local chief, man = poisoned()
    t.equal(chief.hp, 2)
    put(man, { 17, 10 })
    engage(man, chief)
    attack(man, chief, { weapon = "hand_weapon" })
    t.equal(chief.hp, 2)               -- the thegn was still unused
  end,
}

scenario "its player names the chief, and without one there is no die" {
  covers = { "PIL-TALENT-14" },
  dice = { ["PIL-TALENT-14"] = { 6 } },
  choices = { ["PIL-TALENT-14"] = { "Edgar" } },
  run = function(t)
    local _, blue, chief = setup()
    local edgar = blue:add("chief", { name = "Edgar", weapon = "spear", at = { 30, 10 } })
    start()
    t.equal(edgar.hp, 2)
    t.equal(chief.hp, 3)
    battle {}
    local red = band "vikings"
    band "anglo_saxons"
    red:add("chief", { weapon = "spear", talents = { "poison_specialist" }, at = { 10, 5 } })
    start()
  end,
}

scenario "it costs 40, for any band" {
  covers = { "PIL-TALENT-14" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "poison_specialist" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("huns").cost, 75)
    t.yes(cost().ok)
  end,
}
