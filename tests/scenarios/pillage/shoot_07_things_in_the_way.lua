-- Pieces that hide part of the target are in the way of a shot like models.
local function facing()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
  local b = blue:add("warrior", { weapon = "spear", at = { 17, 20 } })
  return a, b, red, blue
end

local function fence(x) return piece("fence", { line = { { x, 15 }, { x, 25 } }, width = 0.5 }) end

scenario "a fence that the shooter touches is no obstacle" {
  covers = { "PIL-SHOOT-07" },
  dice = { hit = { 3 } },
  run = function(t)
    local a, b = facing()
    fence(10.75)
    t.yes(shoot(a, b, { shots = 1 }).blows[1].at == b)
  end,
}

scenario "the same fence an inch before him is one" {
  covers = { "PIL-SHOOT-07", "PIL-SHOOT-08" },
  dice = { target = { 4, 3 }, hit = { 3 } },
  run = function(t)
    local a, b = facing()
    fence(11.75)
    t.yes(shoot(a, b, { shots = 1 }).blows[1].at == b)
    local r = shoot(a, b, { shots = 1 })
    t.equal(r.lost, 1)
    t.equal(#r.blows, 0)
  end,
}

scenario "the nearest comes first, be it a thing or a man" {
  covers = { "PIL-SHOOT-08" },
  dice = { target = { 4, 4, 1, 4, 2 }, hit = { 1 } },
  run = function(t)
    local a, b, red = facing()
    fence(12)
    local man = red:add("warrior", { weapon = "spear", at = { 14, 20.5 } })
    piece("statue", { at = { 15.4, 20 }, size = { 0.6, 0.6 } })
    local r = shoot(a, b, { shots = 1 })                  -- fence, man, statue
    t.equal(r.lost, 1)
    r = shoot(a, b, { shots = 1 })                        -- the fence, then the man
    t.yes(r.blows[1].at == man)
  end,
}

scenario "open ground, bog, water, a road and low crops are never in the way; tall crops are" {
  covers = { "PIL-SHOOT-07" },
  dice = { target = { 3 }, hit = { 1 } },
  run = function(t)
    local a, b = facing()
    for i, id in ipairs { "field", "bog", "river", "road", "slope", "crops" } do
      piece(id, { at = { 13, 17 + i }, size = { 1, 2 } })
    end
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
    piece("crops", { at = { 14, 20 }, size = { 1, 2 }, tags = { "tall" } })
    t.equal(shoot(a, b, { shots = 1 }).lost, 1)
  end,
}

scenario "the corner of a house that hides part of him is in the way" {
  covers = { "PIL-SHOOT-07", "PIL-LOS-01" },
  dice = { target = { 3, 4 }, hit = { 1 } },
  run = function(t)
    local a, b = facing()
    piece("house", { at = { 14, 22 }, size = { 2, 4 } })       -- it ends on the line of the centres
    t.equal(shoot(a, b, { shots = 1 }).lost, 1)
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
  end,
}

scenario "beside the band nothing is in the way, nor behind the target" {
  covers = { "PIL-SHOOT-07" },
  dice = { hit = { 1 } },
  run = function(t)
    local a, b = facing()
    piece("fence", { line = { { 11, 20.75 }, { 16, 20.75 } }, width = 0.5 })     -- its edge at the edge of the bases
    piece("statue", { at = { 19, 20 }, size = { 2, 2 } })
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
  end,
}

scenario "each obstacle halves the chance to reach the target" {
  covers = { "PIL-SHOOT-08" },
  run = function(t)
    local a, b, red = facing()
    fence(12)
    red:add("warrior", { weapon = "spear", at = { 14, 20 } })
    piece("statue", { at = { 15.4, 20 }, size = { 0.6, 0.6 } })
    t.odds(function()
      local r = shoot(a, b, { shots = 1 })
      return r.lost == 0 and r.blows[1].at == b
    end, "1/8")
    -- three obstacles, then 4+ to hit and no save of 6
    t.odds(function()
      shoot(a, b, { shots = 1 })
      return not b.alive
    end, "5/96")
  end,
}

scenario "what hides part of a target is a data key" {
  covers = { "PIL-SHOOT-07" },
  dice = { target = { 3 }, hit = { 1, 1 } },
  run = function(t)
    local a, b, red = facing()
    red:add("warrior", { weapon = "spear", at = { 13, 20.8 } })
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)              -- he is hit
    set("rules.shoot.obstacle_geometry", "line")
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
  end,
}

scenario "the shooter may have the order of the obstacles" {
  covers = { "PIL-SHOOT-08" },
  set = { ["rules.shoot.obstacle_order"] = "chosen" },
  choices = { order = { "Statue" } },
  dice = { target = { 3 } },
  run = function(t)
    local a, b = facing()
    fence(12)
    piece("statue", { at = { 15.4, 20 }, size = { 0.6, 0.6 } })
    shoot(a, b, { shots = 1 })
    t.yes(explain():find("stopped by Statue"))
  end,
}

scenario "things may be passed without a die" {
  covers = { "PIL-SHOOT-08" },
  set = { ["rules.shoot.hit_thing"] = "passed" },
  dice = { target = { 5 }, hit = { 1 } },
  run = function(t)
    local a, b, red = facing()
    fence(12)
    red:add("warrior", { weapon = "spear", at = { 14, 20 } })
    t.yes(shoot(a, b, { shots = 1 }).blows[1].at == b)
  end,
}

scenario "a point-blank shot can be lost in tall crops" {
  covers = { "PIL-SHOOT-07", "PIL-SHOOT-08", "PIL-REACT-02" },
  dice = { target = { 3 }, charge = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 15, 20 } })
    piece("crops", { at = { 12.5, 20 }, size = { 1, 4 }, tags = { "tall" } })
    local r = charge(a, b, { react = "bow" })
    t.yes(r.contact)
    t.equal(#r.blows, 0)
  end,
}
