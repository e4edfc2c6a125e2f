-- The foot flees on a 3.
local function setup(kit)
  local red, blue = band "vikings", band "anglo_saxons"
  blue:add("chief", { weapon = "spear", talents = { "dodge_master" }, at = { 3, 46 } })
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
  return a, blue:add("warrior", { weapon = "hand_weapon", at = { 17, 10 } }, kit or {}), red
end

scenario "on foot a 3 is enough, a 2 is not, and a 1 never" {
  covers = { "PIL-TALENT-08" },
  dice = { flee = { 3, 2, 1 }, charge = { 1, 1, 1 } },
  run = function(t)
    local a, b = setup()
    t.no(charge(a, b, { react = "flee" }).contact)
    t.ran("PIL-TALENT-08", 1)
    undo(true)
    t.yes(charge(a, b, { react = "flee" }).contact)
    undo(true)
    set("talents.dodge_master.bonus", 5)
    t.yes(charge(a, b, { react = "flee" }).contact)
  end,
}

scenario "two men in three get away" {
  covers = { "PIL-TALENT-08" },
  run = function(t)
    local a, b = setup()
    t.odds(function() return not charge(a, b, { react = "flee" }).contact end, "2/3")
  end,
}

scenario "a rider of the band still needs a 4, and so do the enemies" {
  covers = { "PIL-TALENT-08" },
  dice = { flee = { 3, 3 }, charge = { 1, 1 } },
  run = function(t)
    local a, b, red = setup { horse = true }
    t.yes(charge(a, b, { react = "flee" }).contact)
    local d = red:add("warrior", { weapon = "hand_weapon", at = { 10, 30 } })
    local c = b.band:add("warrior", { weapon = "hand_weapon", armour = true, at = { 17, 30 } })
    next_turn()
    t.yes(charge(c, d, { react = "flee" }).contact)
    t.not_ran "PIL-TALENT-08"
  end,
}

scenario "the tables may mean the push out of a melee in its place" {
  covers = { "PIL-TALENT-08" },
  set = { ["talents.dodge_master.roll"] = "push" },
  run = function(t)
    local a, b = setup { hp = 3 }
    local c = b.band:add("warrior", { weapon = "spear", at = { 20, 40 } })
    local d = a.band:add("warrior", { weapon = "spear", armour = true, hp = 3, at = { 21, 40 } })
    engage(c, d)
    push(c, d)
    -- The armour of the pushed takes 1 off, the talent adds it: 4, 5 and 6.
    t.odds(function()
      fight(c, d)
      return d.x == 22
    end, "1/2")
    next_turn()
    t.odds(function() return not charge(a, b, { react = "flee" }).contact end, "1/2")
  end,
}

scenario "it costs 40, for Irish and Bretons" {
  covers = { "PIL-TALENT-08", "PIL-BAND-02" },
  run = function(t)
    local function bought(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "dodge_master" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.refused(function() return bought "vikings" end, "PIL-BAND-02")
    t.refused(function() return bought() end, "PIL-BAND-02")
    set("talents.dodge_master.factions.1", "vikings")
    t.equal(bought("vikings").cost, 75)
    t.yes(bought("vikings").ok)
    t.refused(function() return bought "anglo_saxons" end, "PIL-BAND-02")
  end,
}
