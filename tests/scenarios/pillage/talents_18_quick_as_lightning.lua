-- One more on the initiative of the side.
local function setup()
  local red, blue = band "vikings", band "anglo_saxons"
  local chief = red:add("chief", { weapon = "spear", talents = { "quick_as_lightning" }, at = { 10, 10 } })
  local killer = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
  return red, blue, chief, killer
end

local function begin()
  start()
  next_stage()
end

scenario "a 4 is a 5: against a 5 the sides roll again" {
  covers = { "PIL-TALENT-18", "PIL-INIT-03" },
  dice = { initiative = { 4, 5, 1, 1 } },
  run = function(t)
    battle { strict = true }
    local red = setup()
    begin()
    t.yes(red.initiative)      -- the second time 1 and 1 more against 1
    t.ran("PIL-TALENT-18", 2)
  end,
}

scenario "a 4 beats a 4, and loses to a 6" {
  covers = { "PIL-TALENT-18" },
  dice = { initiative = { 4, 4, 4, 6 } },
  run = function(t)
    for _, wins in ipairs { true, false } do
      battle { strict = true }
      local red = setup()
      begin()
      t.equal(red.initiative, wins)
    end
  end,
}

scenario "a dead chief is no help, unless the tables say so" {
  covers = { "PIL-TALENT-18" },
  dice = { initiative = { 4, 4, 1, 2, 4, 4 }, hit = { 6, 6, 6, 6, 6, 6 }, save = { 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    for _, alive in ipairs { true, false } do
      battle { strict = true }
      set("talents.quick_as_lightning.needs_alive", alive)
      local red, _, chief, killer = setup()
      red:add("warrior", { weapon = "spear", at = { 20, 10 } })
      for _ = 1, 3 do attack(killer, chief) end
      t.no(chief.alive)
      begin()
      t.equal(red.initiative, not alive)
    end
  end,
}

scenario "it costs 50, for any band" {
  covers = { "PIL-TALENT-18" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "quick_as_lightning" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("vikings").cost, 85)
    t.yes(cost().ok)
  end,
}
