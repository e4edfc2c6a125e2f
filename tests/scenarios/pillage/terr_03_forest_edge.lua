-- A tree is in the way of a shot at somebody at the edge of a forest.
local function edge()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "bow", at = { 14, 20 } })
  local b = blue:add("warrior", { weapon = "spear", at = { 21.5, 20 } })      -- 1 inch inside
  piece("forest", { at = { 25, 20 }, size = { 10, 20 }, name = "wood" })
  return a, b, red, blue
end

scenario "1 inch inside the edge: 3 hits a tree and the shot is lost, 4 goes on to the target" {
  covers = { "PIL-TERR-03", "PIL-SHOOT-08" },
  dice = { target = { 3, 4 }, hit = { 4 }, save = { 6 } },
  run = function(t)
    local a, b = edge()
    local r = shoot(a, b, { shots = 1 })
    t.equal(#r.blows, 0)
    t.equal(r.lost, 1)
    t.explains "PIL-SHOOT-08"
    local blow = shoot(a, b, { shots = 1 }).blows[1]
    t.yes(blow.at == b)
    t.equal(blow.need, 4)
  end,
}

scenario "after a shot into a tree the next one is taken all the same" {
  covers = { "PIL-TERR-03", "PIL-SHOOT-13" },
  dice = { target = { 1, 5 }, hit = { 1 } },
  run = function(t)
    local a, b = edge()
    local r = shoot(a, b)
    t.equal(r.lost, 1)
    t.equal(#r.blows, 1)
  end,
}

scenario "who stands at the edge himself and shoots out has no tree before him" {
  covers = { "PIL-TERR-03" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 21.5, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 14, 20 } })
    piece("forest", { at = { 25, 20 }, size = { 10, 20 } })
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
  end,
}

scenario "which shots the trees are in the way of is a data key" {
  covers = { "PIL-TERR-03" },
  dice = { target = { 3 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 21.5, 20 } })
    local out = blue:add("warrior", { weapon = "spear", at = { 14, 20 } })
    local within = blue:add("warrior", { weapon = "spear", at = { 21.5, 23 } })
    piece("forest", { at = { 25, 20 }, size = { 10, 20 } })
    set("rules.terrain.forest.edge_obstacle", "outside")
    t.equal(#shoot(a, within, { shots = 1 }).blows, 1)
    set("rules.terrain.forest.edge_obstacle", "always")
    t.equal(shoot(a, out, { shots = 1 }).lost, 1)
    next_turn()
    set("rules.terrain.forest.edge_obstacle", "into")
    t.equal(#shoot(a, out, { shots = 1 }).blows, 1)
  end,
}
