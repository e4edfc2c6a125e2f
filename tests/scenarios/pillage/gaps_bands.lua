-- What the printed rules leave open about bands and gear, read the other way.

-- Does a rule refuse the band?
local function refuses(b, id)
  for _, r in ipairs(muster(b).refusals) do
    if r.rule == id then return true end
  end
  return false
end

scenario "what a shooter may have in the hand" {
  covers = { "PIL-SHOOT-17" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon" })
    for _ = 1, 6 do red:add("warrior", { weapon = "hand_weapon" }) end
    red:add("warrior", { weapon = { "bow", "spear" } })
    t.no(refuses(red, "PIL-SHOOT-17"))
    set("rules.band.shooter_melee", "one_handed")
    t.no(refuses(red, "PIL-SHOOT-17"))
    set("rules.band.shooter_melee", "hand_weapon")
    t.yes(refuses(red, "PIL-SHOOT-17"))
  end,
}

scenario "who counts as a shooter" {
  covers = { "PIL-BAND-06" },
  run = function(t)
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon" })
    red:add("warrior", { weapon = { "plumbata", "spear" } })
    t.yes(refuses(red, "PIL-BAND-06"))
    set("rules.weapon.plumbata.counts_as_shooter", false)
    t.no(refuses(red, "PIL-BAND-06"))
  end,
}

scenario "which factions have a talent" {
  covers = { "PIL-TALENT-01", "PIL-BAND-02" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "war_cry" } })
    t.yes(refuses(red, "PIL-BAND-02"))
    set("talents.war_cry.factions.1", "vikings")
    t.no(refuses(red, "PIL-BAND-02"))
  end,
}

scenario "what a talent costs" {
  covers = { "PIL-BAND-01" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer" } })
    local was = muster(red).cost
    set("talents.relic_bearer.price", lookup "talents.relic_bearer.price" + 15)
    t.equal(muster(red).cost, was + 15)
  end,
}

scenario "the price of a thing, and of one for a band without a faction" {
  covers = { "PIL-BAND-01" },
  run = function(t)
    local red, none = band "vikings", band()
    red:add("chief", { weapon = "spear" })
    none:add("chief", { weapon = "spear" })
    local a, b = muster(red).cost, muster(none).cost
    set("factions.vikings.prices.spear", lookup "factions.vikings.prices.spear" + 7)
    t.equal(muster(red).cost, a + 7)
    t.equal(muster(none).cost, b)
    set("rules.prices.spear", lookup "rules.prices.spear" + 9)
    t.equal(muster(none).cost, b + 9)
  end,
}

scenario "the limits of one faction" {
  covers = { "PIL-BAND-02", "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon" })
    red:add("warrior", { weapon = "hand_weapon", faction = "huns" })
    t.no(refuses(red, "PIL-FACTION-BYZANTINES-02"))
    set("factions.byzantines.limits.foreign_pct", 0)
    t.yes(refuses(red, "PIL-FACTION-BYZANTINES-02"))
  end,
}

scenario "javelins are for riders, unless the tables forbid it" {
  covers = { "PIL-CAV-07" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "plumbata", horse = true, at = { 10, 10 } })
    t.no(muster(red).ok)
    t.yes(refuses(red, "PIL-CAV-07"))
    set("rules.weapon.plumbata.mounted.allowed", true)
    t.no(refuses(red, "PIL-CAV-07"))
  end,
}

scenario "the hands of a banner and of a spear" {
  covers = { "PIL-GEAR-03", "PIL-WEAPON-11" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "spear", standard = true })
    t.no(refuses(red, "PIL-GEAR-03"))
    set("rules.weapon.spear.hands", 2)
    t.yes(refuses(red, "PIL-GEAR-03"))
    set("rules.weapon.spear.hands", 1)
    set("rules.gear.standard.hands", 2)
    t.yes(refuses(red, "PIL-GEAR-03"))
  end,
}

scenario "the size of a table is a number" {
  covers = { "PIL-DEPLOY-01" },
  set = { ["rules.table.size.1"] = 36 },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { at = { 35, 10 } })
    t.refused(function() move(a, { 37, 10 }) end, "PIL-OBST-05")
  end,
}

scenario "a torch that is dropped sets on fire what its bearer touches, where the tables say so" {
  covers = { "PIL-TORCH-04" },
  run = function(t)
    local red = band "vikings"
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    local a = red:add("warrior", { torch = true, at = { 10, 10 } })
    local b = red:add("warrior", { torch = true, at = { 10, 11 } })
    drop_torch(a)
    t.no(house.burning)
    set("rules.torch.dropped", "lights")
    drop_torch(b)
    t.yes(house.burning)
  end,
}

scenario "who is carried off resists where the tables say so" {
  covers = { "PIL-ABDUCT-01" },
  set = { ["rules.abduct.resist"] = 4 },
  dice = { push = { 3, 4 } },
  run = function(t)
    local red, people = band "vikings", band(nil, { neutral = true })
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = red:add("warrior", { at = { 10, 12 } })
    local cow = people:add("cow", { touch = a, bearing = 90 })
    local sheep = people:add("sheep", { touch = b, bearing = 90 })
    t.no(abduct(a, cow).ok)
    t.no(cow.hidden)
    t.refused(function() move(a, { 9, 10 }) end, "PIL-MOVE-01")
    t.yes(abduct(b, sheep).ok)
    t.yes(sheep.hidden)
  end,
}

scenario "the height of a floor" {
  covers = { "PIL-SHOOT-16" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local house = piece("house", { at = { 10, 10 }, size = { 4, 4 }, floors = 2, windows = { { 12, 10, faces = "east", floor = 1 } } })
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 10 } })
    put(a, house, 1)
    t.equal(reach("range", a, b), 20)
    set("rules.geometry.floor", 3)
    t.equal(reach("range", a, b), 25)
  end,
}

scenario "beasts and villagers in a band are no fighters of it" {
  covers = { "PIL-BAND-06" },
  run = function(t)
    for _, troop in ipairs { "livestock", "adult", "child", "cow", "sheep", "pig", "loose_horse", "donkey", "hound" } do
      battle {}
      local red = band "vikings"
      red:add("chief", { weapon = "hand_weapon" })
      red:row(2, "warrior", { weapon = "spear", at = { 10, 10 } })
      red:add("warrior", { weapon = "bow", at = { 10, 15 } })
      t.no(refuses(red, "PIL-BAND-06"))                   -- one of four
      red:row(4, "warrior", { weapon = "bow", at = { 10, 20 } })
      t.yes(refuses(red, "PIL-BAND-06"))                  -- five of eight
      red:row(12, troop, { at = { 5, 30 } })
      t.yes(refuses(red, "PIL-BAND-06"))
      set("rules.troop." .. troop .. ".fighter", true)    -- five of twenty
      t.no(refuses(red, "PIL-BAND-06"))
    end
  end,
}
