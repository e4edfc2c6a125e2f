-- Who is at his loot and at an enemy rolls failed melee saves again.
local function scene()
  local red, blue = band "visigoths", band "vikings"
  local man = red:add("warrior", { weapon = "hand_weapon", armour = true, loot = 2, at = { 20, 10 } })
  return man, blue:add("warrior", { weapon = { "hand_weapon", "bow" }, at = { 20, 16 } })
end

scenario "the loot falls beside him as the fight begins, and a 4 is rolled again" {
  covers = { "PIL-FACTION-VISIGOTHS-03", "PIL-LOOT-06" },
  dice = { charge = { 6 }, hit = { 6, 1 }, save = { 4, 5 } },
  run = function(t)
    local man, foe = scene()
    charge(foe, man, { react = "none" })
    local r = fight(foe, man)
    t.equal(man.loot, 0)
    t.equal(r:by(foe)[1].save.need, 5)
    t.yes(r:by(foe)[1].save.ok)
    t.ran("PIL-FACTION-VISIGOTHS-03", 1)
  end,
}

scenario "by the data loot on the ground is not enough" {
  covers = { "PIL-FACTION-VISIGOTHS-03" },
  set = { ["factions.visigoths.guard"] = "carried" },
  dice = { charge = { 6 }, hit = { 6, 1 }, save = { 4 } },
  run = function(t)
    local man, foe = scene()
    charge(foe, man, { react = "none" })
    t.no(fight(foe, man):by(foe)[1].save.ok)
    t.no(man.alive)
  end,
}

scenario "loot in hand is guarded by either reading" {
  covers = { "PIL-FACTION-VISIGOTHS-03" },
  set = { ["factions.visigoths.guard"] = "carried" },
  dice = { hit = { 6 }, save = { 4, 5 } },
  run = function(t)
    local man, foe = scene()
    put(foe, { 20, 11 })
    t.yes(attack(foe, man, { kind = "melee" }).blows[1].save.ok)
    t.equal(man.loot, 2)
  end,
}

scenario "an arrow, or a blow without loot at hand, is saved once" {
  covers = { "PIL-FACTION-VISIGOTHS-03" },
  dice = { hit = { 6, 6 }, save = { 4, 4 } },
  run = function(t)
    local man, foe = scene()
    t.no(shoot(foe, man, { shots = 1 }).blows[1].save.ok)
    local other = band("visigoths"):add("warrior", { weapon = "hand_weapon", armour = true, at = { 21, 16 } })
    t.no(attack(foe, other, { kind = "melee" }).blows[1].save.ok)
    t.not_ran "PIL-FACTION-VISIGOTHS-03"
  end,
}

scenario "loot that somebody else left beside him is guarded too" {
  covers = { "PIL-FACTION-VISIGOTHS-03" },
  run = function(t)
    local red, blue = band "visigoths", band "vikings"
    local man = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 20, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 11 } })
    local loot = piece("loot", { at = { 19.1, 10 } })
    -- A hit on 4, and a save on 5 twice.
    t.odds(function() return attack(foe, man, { kind = "melee" }).blows[1].wound end, "2/9")
    put(man, { 20.5, 10.3 })
    t.odds(function() return attack(foe, man, { kind = "melee" }).blows[1].wound end, "1/3")
  end,
}
