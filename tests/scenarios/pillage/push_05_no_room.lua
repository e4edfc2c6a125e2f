-- Without room behind him the pushed man needs an agility roll.
local function corner()
  local red, blue = band "vikings", band "anglo_saxons"
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 0.6, 10 } })
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 1.6, 10 } })
  engage(a, b)
  push(a, b)
  return a, b, blue
end

scenario "against the edge of the table a 4 makes the gap, a 3 does not" {
  covers = { "PIL-PUSH-05", "PIL-AGIL-03" },
  dice = { push = { 4, 4 }, agility = { 4, 3 }, hit = { 1, 1 } },
  run = function(t)
    local a, b = corner()
    fight(a, b)
    t.no(a.in_melee)
    t.no(b.in_melee)
    t.equal(a:distance(b), 1)
    battle {}
    a, b = corner()
    fight(a, b)
    t.yes(a.in_melee)
    t.equal(b.x, 0.6)
  end,
}

scenario "armour tells: FA needs a 6, and a 1 is no fall" {
  covers = { "PIL-PUSH-05", "PIL-AGIL-02" },
  dice = { push = { 6, 6 }, agility = { 5, 1 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 0.6, 10 } })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 1.6, 10 } })
    engage(a, b)
    push(a, b)
    fight(a, b)
    t.yes(b.in_melee)
    push(a, b)
    fight(a, b)
    t.yes(b.alive)
    t.yes(b.in_melee)
  end,
}

scenario "a friend behind him is no room either" {
  covers = { "PIL-PUSH-05", "PIL-OBST-06" },
  dice = { push = { 4 }, agility = { 1 }, hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    blue:add("warrior", { weapon = "hand_weapon", at = { 12.5, 10 } })
    engage(a, b)
    push(a, b)
    fight(a, b)
    t.yes(a.in_melee)
  end,
}

scenario "a wall behind him is none" {
  covers = { "PIL-PUSH-05" },
  dice = { push = { 5 }, agility = { 2 }, hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    piece("cliff", { at = { 13, 10 }, size = { 2, 6 } })
    engage(a, b)
    push(a, b)
    fight(a, b)
    t.yes(a.in_melee)
  end,
}

scenario "the number that finds room is a data key" {
  covers = { "PIL-PUSH-05" },
  set = { ["rules.push.no_room"] = 3 },
  dice = { push = { 4 }, agility = { 3 }, hit = { 1 } },
  run = function(t)
    local a, b = corner()
    fight(a, b)
    t.no(a.in_melee)
  end,
}
