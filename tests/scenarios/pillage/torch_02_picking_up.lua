-- A torch taken from what burns.
local function scene(kit)
  local red = band "vikings"
  local ulf = red:add("warrior", { torch = true, at = { 10, 10 } })
  local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
  ignite(ulf, house)
  return red:add("warrior", kit or {}, { at = { 18, 10 } }), house, ulf
end

scenario "who ends his move at a burning house takes a torch from it" {
  covers = { "PIL-TORCH-02" },
  dice = { ignite = { 4 } },
  run = function(t)
    local m, house = scene()
    t.refused(function() take_torch(m, house) end, "PIL-TORCH-02")
    next_turn()
    move(m, { 15, 10 })
    t.yes(take_torch(m, house).ok)
    t.yes(m:has "torch")
    t.refused(function() move(m, { 16, 10 }) end, "PIL-MOVE-01")
    t.refused(function() take_torch(m, house) end, "PIL-TORCH-02")
  end,
}

scenario "taking it without a step ends the move as well" {
  covers = { "PIL-TORCH-02" },
  run = function(t)
    local m = band("vikings"):add("warrior", { at = { 10, 10 } })
    take_torch(m, piece("torches", { at = { 10.9, 10 } }))
    t.yes(m:has "torch")
    t.refused(function() move(m, { 8, 10 }) end, "PIL-MOVE-01")
  end,
}

scenario "nothing is taken from a house that does not burn" {
  covers = { "PIL-TORCH-02" },
  run = function(t)
    local m = band("vikings"):add("warrior", { at = { 10, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    t.refused(function() take_torch(m, house) end, "PIL-TORCH-02")
  end,
}

scenario "a rider takes none, unless the tables let him" {
  covers = { "PIL-TORCH-01" },
  run = function(t)
    local m = band("vikings"):add("warrior", { horse = true, at = { 10, 10 } })
    local torches = piece("torches", { at = { 11.2, 10 } })
    t.refused(function() take_torch(m, torches) end, "PIL-TORCH-01")
    set("rules.torch.cavalry", true)
    t.yes(take_torch(m, torches).ok)
  end,
}
