-- Into a melee the shooter's player says in which order friends are in the way.
local function fray()
  local red, blue = band "vikings", band "anglo_saxons"
  local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 30, 10 }, name = "E" })
  local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 30, 11 }, name = "A1" })
  local a2 = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 30, 9 }, name = "A2" })
  local archer = red:add("warrior", { weapon = "bow", at = { 21, 10 } })
  engage(a1, enemy)
  engage(a2, enemy)
  return archer, enemy, a1, a2
end

scenario "A2 first by choice: a 1 hits him, a 4 and a 2 hit A1" {
  covers = { "PIL-SHOOT-15" },
  choices = { order = { "A2", "A2" } },
  dice = { target = { 1, 4, 2 }, hit = { 1, 1 } },
  run = function(t)
    local archer, enemy, a1, a2 = fray()
    t.yes(shoot(archer, enemy, { shots = 1 }).blows[1].at == a2)
    t.yes(shoot(archer, enemy, { shots = 1 }).blows[1].at == a1)
  end,
}

scenario "each friend halves the chance of the enemy to be the target" {
  covers = { "PIL-SHOOT-15", "PIL-SHOOT-08" },
  run = function(t)
    local archer, enemy, a1, a2 = fray()
    t.odds(function() return shoot(archer, enemy, { shots = 1 }).blows[1].at == enemy end, "1/4")
    t.odds(function() return shoot(archer, enemy, { shots = 1 }).blows[1].at == a1 end, "1/2")
    t.odds(function() return shoot(archer, enemy, { shots = 1 }).blows[1].at == a2 end, "1/4")
  end,
}
