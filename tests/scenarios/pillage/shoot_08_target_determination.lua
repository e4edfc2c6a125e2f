-- Models that hide part of the target are obstacles: 1-3 they are hit, 4-6 it flies on.
local function lane(red, blue, y)
  local archer = red:add("warrior", { weapon = "bow", at = { 5, y } })
  local one = red:add("warrior", { weapon = "spear", armour = true, at = { 9, y } })
  local two = blue:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 12, y + 0.5 } })
  local target = blue:add("warrior", { weapon = "spear", at = { 15, y } })
  return archer, one, two, target
end

scenario "4 and 6 pass a friend and a foe and reach the target" {
  covers = { "PIL-SHOOT-07", "PIL-SHOOT-08", "PIL-SHOOT-01" },
  dice = { target = { 4, 6 }, hit = { 3 } },
  run = function(t)
    local archer, _, _, target = lane(band "vikings", band "anglo_saxons", 10)
    local blow = shoot(archer, target, { shots = 1 }).blows[1]
    t.yes(blow.at == target)
    t.equal(blow.need, 4)
  end,
}

scenario "5 and 2 hit the second, nearest first; 3 hits the first without another die" {
  covers = { "PIL-SHOOT-07", "PIL-SHOOT-08" },
  dice = { target = { 5, 2, 3 }, hit = { 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer, one, two, target = lane(red, blue, 10)
    local blow = shoot(archer, target, { shots = 1 }).blows[1]
    t.yes(blow.at == two)
    t.equal(blow.need, 6)              -- his own class
    blow = shoot(archer, target, { shots = 1 }).blows[1]
    t.yes(blow.at == one)              -- a friend
    t.equal(blow.need, 5)
  end,
}

scenario "a shot passes n obstacles with a chance of one half each" {
  covers = { "PIL-SHOOT-08" },
  run = function(t)
    local archer, _, _, target = lane(band "vikings", band "anglo_saxons", 10)
    t.odds(function() return shoot(archer, target, { shots = 1 }).blows[1].at == target end, "1/4")
  end,
}

scenario "whom the shooter touches is no obstacle, nor who stands beside the line" {
  covers = { "PIL-SHOOT-07" },
  dice = { hit = { 3, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    red:add("warrior", { weapon = "spear", at = { 6, 10 } })
    red:add("warrior", { weapon = "spear", at = { 10, 11 } })
    local target = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    t.yes(shoot(archer, target, { shots = 1 }).blows[1].at == target)
    red:add("warrior", { weapon = "spear", at = { 4, 10 } })        -- behind him
    t.yes(shoot(archer, target, { shots = 1 }).blows[1].at == target)
  end,
}

scenario "the number that passes is a data key" {
  covers = { "PIL-SHOOT-08" },
  set = { ["rules.shoot.pass"] = 6 },
  dice = { target = { 5 }, hit = { 1 } },
  run = function(t)
    local archer, one, _, target = lane(band "vikings", band "anglo_saxons", 10)
    t.yes(shoot(archer, target, { shots = 1 }).blows[1].at == one)
  end,
}
