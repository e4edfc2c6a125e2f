-- A Magyar chief is armed and fights as a bek.
local kit = { weapon = { "spear", "sabre", "composite_bow" }, shield = true, armour = true, horse = true }

scenario "a chief with spear, sabre, composite bow, shield, armour and horse keeps his 3 hp and 2 attacks" {
  covers = { "PIL-FACTION-MAGYARS-04" },
  choices = { weapon = { "sabre" } },
  dice = { hit = { 1, 1, 1 }, target = { 4 } },
  run = function(t)
    local red, blue = band "magyars", band "vikings"
    local chief = red:add("chief", kit, { at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 10, 11.3 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 105)       -- 30, 5 + 10 + 25, 5 + 10 + 20
    t.equal(chief.max_hp, 3)
    engage(chief, foe)
    local r = fight(chief, foe)
    t.equal(#r:by(chief), 2)
    t.equal(r:by(chief)[1].weapon, "sabre")
  end,
}

scenario "a warrior with both is refused, and so is a chief with three" {
  covers = { "PIL-FACTION-MAGYARS-04", "PIL-GEN-10" },
  run = function(t)
    local red = band "magyars"
    red:add("chief", kit, { at = { 10, 10 } })
    red:add("warrior", { weapon = { "spear", "sabre" }, at = { 10, 20 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-GEN-10")
    battle {}
    local blue = band "magyars"
    blue:add("chief", { weapon = { "spear", "sabre", "pike" }, at = { 10, 10 } })
    t.refused(function() return muster(blue, { budget = 400 }) end, "PIL-GEN-10")
  end,
}

scenario "he charges with the spear, strikes first, and goes on with the sabre" {
  covers = { "PIL-FACTION-MAGYARS-04" },
  choices = { weapon = { "spear", "sabre" } },
  dice = { charge = { 5 }, target = { 4, 4 }, hit = { 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "magyars", band "vikings"
    local chief = red:add("chief", kit, { at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 10, 20 } })
    charge(chief, foe, { react = "none" })
    local r = fight(chief, foe)
    t.equal(r:by(chief)[1].weapon, "spear")
    t.equal(r:by(chief)[1].step, "first")
    next_turn()
    r = fight(chief, foe)
    t.equal(r:by(chief)[1].weapon, "sabre")
    t.equal(r:by(chief)[1].step, "normal")
  end,
}

scenario "a chief of others with both weapons has no choice" {
  covers = { "PIL-FACTION-MAGYARS-04" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "huns", band "vikings"
    local chief = red:add("chief", { weapon = { "spear", "sabre" }, at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 10, 11 } })
    engage(chief, foe)
    t.equal(fight(chief, foe):by(chief)[1].weapon, "spear")
    t.not_ran("PIL-FACTION-MAGYARS-04")
  end,
}

scenario "a chief has a javelin or a sling like his men, unless the data hold him to a bek's arms" {
  covers = { "PIL-FACTION-MAGYARS-04", "PIL-BAND-02" },
  run = function(t)
    for _, weapon in ipairs { "javelin", "sling" } do
      battle {}
      local red = band "magyars"
      red:add("chief", { weapon = weapon, at = { 10, 10 } })
      t.yes(muster(red).ok)
      set("factions.magyars.chief_gear", "bek")
      t.refused(function() return muster(red) end, "PIL-BAND-02")
      battle {}
      red = band "magyars"
      red:add("chief", kit, { at = { 10, 10 } })
      set("factions.magyars.chief_gear", "bek")
      t.yes(muster(red).ok)
    end
  end,
}
