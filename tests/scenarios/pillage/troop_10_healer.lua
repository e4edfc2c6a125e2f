-- A healer beside the wounded: on a 6 the wound is undone, once a turn for each.
local function ward(opts)
  opts = opts or {}
  local red, blue = band "vikings", band "anglo_saxons"
  local chief = red:add("chief", { name = "C", weapon = "hand_weapon", shield = true, hp = opts.hp, at = { 10, 10 } })
  local healer = red:add("healer", { name = "H", horse = opts.horse, touch = chief, bearing = 270 })
  local foe = blue:add("warrior", { name = "F", weapon = "hand_weapon", touch = chief, bearing = 90 })
  return chief, healer, foe, red, blue
end

scenario "on a 6 the wound is cancelled, and the next one of that turn has no die" {
  covers = { "PIL-TROOP-10" },
  dice = { hit = { 4, 4 }, save = { 3, 4 }, ["PIL-TROOP-10"] = { 6 } },
  run = function(t)
    local chief, _, foe = ward()
    engage(foe, chief)
    local blow = attack(foe, chief).blows[1]
    t.equal(blow.need, 4)
    t.equal(blow.save.need, 5)
    t.no(blow.wound)
    t.equal(chief.hp, 3)
    t.ran("PIL-TROOP-10", 1)
    t.yes(attack(foe, chief).blows[1].wound)
    t.equal(chief.hp, 2)
  end,
}

scenario "a 5 does not help, and the next wound of that turn has a die again" {
  covers = { "PIL-TROOP-10" },
  dice = { hit = { 4, 4 }, save = { 3, 4 }, ["PIL-TROOP-10"] = { 5, 6 } },
  run = function(t)
    local chief, _, foe = ward()
    attack(foe, chief)
    t.equal(chief.hp, 2)
    attack(foe, chief)
    t.equal(chief.hp, 2)
  end,
}

scenario "where a try spends it, the second wound has no die" {
  covers = { "PIL-TROOP-10" },
  set = { ["rules.healer.spent_by"] = "try" },
  dice = { hit = { 4, 4 }, save = { 3, 4 }, ["PIL-TROOP-10"] = { 5 } },
  run = function(t)
    local chief, _, foe = ward()
    attack(foe, chief)
    attack(foe, chief)
    t.equal(chief.hp, 1)
  end,
}

scenario "another turn, another rescue; and several friends in one turn" {
  covers = { "PIL-TROOP-10" },
  dice = { hit = { 4, 4, 3 }, save = { 3, 4, 1 }, ["PIL-TROOP-10"] = { 6, 6, 6 } },
  run = function(t)
    local chief, healer, foe, red, blue = ward()
    local man = red:add("warrior", { weapon = "spear", touch = healer, bearing = 270 })
    local other = blue:add("warrior", { weapon = "hand_weapon", touch = man, bearing = 270 })
    start()
    attack(foe, chief)
    next_turn()
    attack(foe, chief)
    attack(other, man)
    t.equal(chief.hp, 3)
    t.yes(man.alive)
    t.ran("PIL-TROOP-10", 3)
  end,
}

scenario "he does not heal himself, unless the tables let him" {
  covers = { "PIL-TROOP-10" },
  dice = { hit = { 3 }, save = { 5 } },
  run = function(t)
    local _, healer, foe = ward()
    put(foe, { healer.x, healer.y + 1 })
    attack(foe, healer)
    t.no(healer.alive)
    battle {}
    _, healer, foe = ward()
    set("rules.healer.himself", true)
    t.dice { hit = { 3 }, save = { 5 }, ["PIL-TROOP-10"] = { 6 } }
    attack(foe, healer)
    t.yes(healer.alive)
  end,
}

scenario "an arrow's wound is healed too" {
  covers = { "PIL-TROOP-10" },
  dice = { hit = { 5 }, save = { 2 }, ["PIL-TROOP-10"] = { 6 } },
  run = function(t)
    local chief, _, foe, _, blue = ward()
    put(foe, { 40, 40 })
    local archer = blue:add("warrior", { weapon = "bow", at = { 10, 18 } })
    t.equal(#shoot(archer, chief, { shots = 1 }).blows, 1)
    t.equal(chief.hp, 3)
  end,
}

scenario "the chance of a wound: hit 1/2, not saved 2/3, not healed 5/6" {
  covers = { "PIL-TROOP-10" },
  run = function(t)
    local chief, _, foe = ward()
    t.odds(function() attack(foe, chief) return chief.hp < 3 end, "5/18")
  end,
}
