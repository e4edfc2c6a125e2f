-- What the printed rules leave open about fights, riders and wounds, read the
-- other way.

house "test_wounds" { title = "Two answers to a wound" }

-- Both answer a wound, and the first that is asked ends it.
rule "test:a" {
  title = "First by its name", house = "test_wounds",
  hook = "pillage.modify_wound",
  effect = function(ev) ev:cancel() end,
}
rule "test:b" {
  title = "Second by its name", house = "test_wounds",
  hook = "pillage.modify_wound",
  effect = function(ev) ev:cancel() end,
}

local sword = { weapon = "hand_weapon" }

-- A fighter against some others side by side, all in one fight.
local function fray(troop, n, kit)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add(troop, sword, { at = { 10, 10 } })
  local foes = {}
  for i, at in ipairs({ { 11, 10 }, { 9, 10 }, { 10, 11 } }) do
    if i <= n then
      foes[i] = blue:add("warrior", kit or sword, { at = at })
      engage(foes[i], a)
    end
  end
  return a, foes
end

scenario "who answers a wound first is a list of rules" {
  covers = { "PIL-GEN-06" },
  house = { "test_wounds" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local a, foes = fray("warrior", 1)
    attack(a, foes[1], { kind = "melee" })
    t.ran("test:a", 1)
    set("rules.wound.order.1", "test:b")
    attack(a, foes[1], { kind = "melee" })
    t.ran("test:b", 1)
    t.ran("test:a", 1)
  end,
}

scenario "attacks at a man who has fallen are lost" {
  covers = { "PIL-GEN-12" },
  dice = { hit = { Chief = { 6 }, Warrior = { 1 }, ["Warrior 2"] = { 1 } }, save = { 1 } },
  run = function(t)
    local a, foes = fray("chief", 2)
    t.equal(#fight(a, foes[1]):by(a), 1)
    t.yes(foes[2].alive)
  end,
}

scenario "or rolled for nothing" {
  covers = { "PIL-GEN-12" },
  set = { ["rules.melee.surplus_attacks"] = "rolled" },
  dice = { hit = { Chief = { 6, 6 }, Warrior = { 1 }, ["Warrior 2"] = { 1 } }, save = { 1 } },
  run = function(t)
    local a, foes = fray("chief", 2)
    t.equal(#fight(a, foes[1]):by(a), 2)
    t.yes(foes[2].alive)
  end,
}

scenario "or go at the next" {
  covers = { "PIL-GEN-12" },
  set = { ["rules.melee.surplus_attacks"] = "next" },
  dice = { hit = { Chief = { 6, 6 }, Warrior = { 1 }, ["Warrior 2"] = { 1 } }, save = { 1, 1 } },
  run = function(t)
    local a, foes = fray("chief", 2)
    fight(a, foes[1])
    t.no(foes[1].alive)
    t.no(foes[2].alive)
  end,
}

scenario "only the side with the initiative strikes where the tables say so" {
  covers = { "PIL-MELEE-01" },
  set = { ["rules.melee.frequency"] = "initiative" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local a, foes = fray("warrior", 1)
    initiative(a.side)
    t.equal(#fight(a, foes[1]):by(foes[1]), 0)
    t.equal(fight(a, foes[1]):by(a)[1].step, "normal")
  end,
}

scenario "the step of each kind of blow is a number" {
  covers = { "PIL-MELEE-02" },
  dice = { hit = { 6, 6, 6 }, save = { 1, 1, 1 } },
  run = function(t)
    local function axe(step)
      battle {}
      set("rules.melee.steps.last", step)
      local a, foes = fray("warrior", 1, { weapon = "dane_axe" })
      fight(a, foes[1])
      return a.alive, foes[1].alive
    end
    local a, b = axe(3)
    t.yes(a)                           -- the axe would strike last, and has fallen
    t.no(b)
    a, b = axe(2)
    t.no(a)                            -- and now it strikes in the same step
    t.no(b)
  end,
}

scenario "the -1 of the outnumbered is not for the blows of a pair where the tables say so" {
  covers = { "PIL-MULTI-03", "PIL-MULTI-05" },
  dice = { charge = { 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = red:add("warrior", sword, { at = { 10, 10 } })
    local a1 = blue:add("warrior", sword, { at = { 14, 10 } })
    local a2 = blue:add("warrior", sword, { at = { 14, 20 } })
    charge(b, a1, { react = "none" })
    engage(a2, b)
    t.equal(need("save", b, a1), 7)
    t.equal(need("save", b, a2), 7)
    set("rules.multi.save_timing", "after")
    t.equal(need("save", b, a1), 6)
    t.equal(need("save", b, a2), 7)
  end,
}

-- A rider with a kontos charges a man on foot.
local function ride()
  local red, blue = band "byzantines", band "anglo_saxons"
  local a = red:add("cataphract", { weapon = "kontos", armour = true, horse = true, at = { 10, 10 } })
  local b = blue:add("warrior", sword, { armour = true, at = { 16, 10 } })
  charge(a, b, { react = "none" })
  return a, b
end

scenario "a charge need not add to the -1 of the kontos" {
  covers = { "PIL-CAV-05" },
  dice = { charge = { 3 } },
  run = function(t)
    local a, b = ride()
    t.equal(need("save", b, a), 7)     -- SA 5, -1 and -1
    set("rules.cav.charge_save_stack", false)
    t.equal(need("save", b, a), 6)
  end,
}

scenario "riders need not fear riders, and spears may have to" {
  covers = { "PIL-CAV-08" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", sword, { horse = true, at = { 10, 10 } })
    local b = blue:add("warrior", sword, { horse = true, at = { 11.6, 10 } })
    local c = blue:add("warrior", { weapon = "spear", at = { 8.7, 10 } })
    engage(a, b)
    engage(c, a)
    t.equal(need("hit", b, a), 4)
    t.equal(need("hit", c, a), 4)
    set("rules.cav.frighten_exempt.1", "rider")
    t.equal(need("hit", b, a), 3)
    t.equal(need("hit", c, a), 5)
  end,
}

-- A man on foot hits the horse of a rider.
local function unhorse(kit)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", sword, { at = { 10, 10 } })
  local b = blue:add("warrior", sword, { horse = true, at = { 11.3, 10 } }, kit or {})
  engage(a, b)
  return a, b
end

scenario "the strike of a fall takes what the tables add" {
  covers = { "PIL-CAV-10" },
  set = { ["rules.improvised_strike.attack"] = 1, ["rules.improvised_strike.save"] = -1 },
  dice = { hit = { 5 }, target = { 1 }, save = { 1, 6, 3 }, strike = { 4 } },
  run = function(t)
    local a, b = unhorse()
    attack(a, b, { kind = "melee" })
    t.no(b.alive)                      -- the strike needs 5 - 1, the save 6 + 1
  end,
}

scenario "the horse that falls counts as a loss where the tables say so" {
  covers = { "PIL-CAV-10", "PIL-END-01" },
  dice = { hit = { 5 }, target = { 1 }, save = { 1 }, strike = { 1 }, morale = { 3 } },
  run = function(t)
    local a, b = unhorse()
    b.band:add("warrior", sword, { at = { 30, 30 } })
    attack(a, b, { kind = "melee" })
    t.equal(score(a.side), 0)
    t.equal(morale().tests, 0)
    set("rules.mount.loss_counts", true)
    t.equal(score(a.side), 1)
    t.equal(morale().tests, 1)        -- half of the side
  end,
}

-- The need of the save of a horse that a man on foot hits; the modifiers that
-- count for it end with the word.
local function horse_saves(name, weapon, kit, word, need)
  scenario(name) {
    covers = { "PIL-CAV-10" },
    set = { ["rules.mount.save_modifiers.1"] = word },
    dice = { hit = { 6 }, target = { 1 }, save = need > 6 and { 6, 6 } or { 6 } },
    run = function(t)
      local red, blue = band "vikings", band "anglo_saxons"
      local a = red:add("warrior", { weapon = weapon, at = { 10, 10 } })
      local b = blue:add("warrior", kit, { horse = true, at = { 11.3, 10 } })
      engage(a, b)
      t.equal(attack(a, b, { kind = "melee" }).blows[1].save.need, need)
    end,
  }
end

horse_saves("the axe counts for the horse", "dane_axe", sword, "weapon", 7)
horse_saves("unless the tables do not list weapons", "dane_axe", sword, "none", 6)
local bearer = { weapon = "hand_weapon", standard = true }
horse_saves("the banner of the rider does not count for it", "hand_weapon", bearer, "weapon", 6)
horse_saves("unless the tables list the rules of the rider", "hand_weapon", bearer, "rules", 7)
