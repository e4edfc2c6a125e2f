-- Hun riders use torches; other riders do not.
scenario "a Hun rider may have a torch" {
  covers = { "PIL-FACTION-HUNS-04" },
  run = function(t)
    local red = band "huns"
    red:add("chief", { weapon = "hand_weapon", horse = true, at = { 10, 5 } })
    red:add("warrior", { weapon = "spear", horse = true, torch = true, at = { 13, 5 } })
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}

scenario "a rider of another faction may not" {
  covers = { "PIL-FACTION-HUNS-04" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", horse = true, torch = true, at = { 13, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-TORCH-01")
  end,
}

-- A house that burns since turn 1, and a rider 6 inches from it.
local function fire(faction)
  local red = band(faction)
  local foot = red:add("warrior", { torch = true, at = { 10, 10 } })
  local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
  ignite(foot, house)
  put(foot, { 2, 2 })
  next_turn()
  return red:add("warrior", { weapon = "spear", horse = true, at = { 21.3, 10 } }), house
end

scenario "a Hun rider who ends his move at a burning house takes a torch from it" {
  covers = { "PIL-FACTION-HUNS-04", "PIL-TORCH-02" },
  dice = { ignite = { 4 } },
  run = function(t)
    local rider, house = fire "huns"
    t.refused(function() take_torch(rider, house) end, "PIL-TORCH-02")
    move(rider, { 15.3, 10 })
    t.yes(take_torch(rider, house).ok)
    t.yes(rider:has "torch")
    t.ran "PIL-FACTION-HUNS-04"
  end,
}

scenario "a rider of another people takes none from it" {
  covers = { "PIL-FACTION-HUNS-04", "PIL-TORCH-01" },
  dice = { ignite = { 4 } },
  run = function(t)
    local rider, house = fire "anglo_saxons"
    move(rider, { 15.3, 10 })
    t.refused(function() take_torch(rider, house) end, "PIL-TORCH-01")
    t.no(rider:has "torch")
  end,
}

scenario "from the saddle a torch sets a house on fire on a 4" {
  covers = { "PIL-FACTION-HUNS-04", "PIL-FIRE-02" },
  dice = { ignite = { 4 } },
  run = function(t)
    local rider = band("huns"):add("warrior", { weapon = "spear", horse = true, torch = true, at = { 9.7, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    t.equal(need("ignite", rider, house), 4)
    t.odds(function() return ignite(rider, house).burns end, "1/2")
    t.yes(ignite(rider, house).burns)
  end,
}

scenario "a Hun on foot needs no leave for his torch" {
  covers = { "PIL-FACTION-HUNS-04" },
  dice = { ignite = { 4 } },
  run = function(t)
    local _, house = fire "huns"
    local man = band("huns"):add("warrior", { at = { 15, 10 } })
    t.yes(take_torch(man, house).ok)
    t.not_ran "PIL-FACTION-HUNS-04"
  end,
}
