-- The hasta: a spear in melee that supports nobody, a javelin when it is thrown.
scenario "a man with a hasta is refused, a spearman beside him helps" {
  covers = { "PIL-WEAPON-14", "PIL-SPEAR-01" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local man = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local hasta = red:add("warrior", { weapon = "hasta", touch = man, bearing = 270 })
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = man, bearing = 90 })
    engage(foe, man)
    t.refused(function() support(hasta, man) end, "PIL-SPEAR-01")
    t.equal(need("hit", foe, man), 4)
    red:add("warrior", { weapon = "spear", touch = man, bearing = 180 })
    t.equal(need("hit", foe, man), 5)
  end,
}

-- A bearer of hasta and shield and an enemy so far away.
local function lists(away, kit)
  local red, blue = band("anglo_saxons", { name = "red" }), band("vikings", { name = "blue" })
  local a = red:add("warrior", { name = "A", weapon = "hasta", shield = true, at = { 10, 10 } })
  local b = blue:add("warrior", kit or { weapon = "hand_weapon" }, { name = "B", at = { 10, 11 + away } })
  return a, b, red, blue
end

scenario "it is thrown like a javelin: once, unmoved or after a whole move, 6 inches, long beyond 3" {
  covers = { "PIL-WEAPON-14" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local a, b = lists(3)
    local r = shoot(a, b)
    t.equal(#r.blows, 1)
    t.equal(r.blows[1].need, 4)
    battle {}
    a, b = lists(13)
    move(a, { 10, 17 })
    r = shoot(a, b)
    t.equal({ #r.blows, r.blows[1].need }, { 1, 5 })
    battle {}
    a, b = lists(6.1)
    t.equal(#shoot(a, b).blows, 0)
    battle {}
    a, b = lists(3)
    set("rules.weapon.hasta.thrown_as", "francisca")           -- no weapon of the shooting stage: 0 throws
    t.refused(function() shoot(a, b) end, "PIL-SHOOT-13")
    battle {}
    a, b = lists(9)
    set("rules.weapon.hasta.thrown_as", "sling")
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 6)       -- 5, beyond half of 15
  end,
}

scenario "a spear in melee: no -1 at a rider, and it is still there after the throw" {
  covers = { "PIL-WEAPON-14", "PIL-SHOOT-14" },
  dice = { hit = { 1 }, target = { 4 } },
  run = function(t)
    local a, b = lists(3, { weapon = "hand_weapon", horse = true })
    shoot(a, b)
    t.equal({ a.weapon, need("hit", a, b) }, { "hasta", 4 })
    t.equal(a.class, "SA")
  end,
}

scenario "by the data it is gone once thrown" {
  covers = { "PIL-WEAPON-14" },
  set = { ["rules.weapon.hasta.expend"] = true },
  dice = { hit = { 1 } },
  run = function(t)
    local a, b = lists(3)
    shoot(a, b)
    t.no(a:has "hasta")
    t.equal(a.weapon, "improvised")
  end,
}

scenario "no reaction with it, though its bearer has not moved; by the data there is one" {
  covers = { "PIL-WEAPON-14" },
  dice = { charge = { 5, 5 }, hit = { 1 } },
  choices = { reaction = { "none" } },
  run = function(t)
    local a, b = lists(3)
    initiative(b.side)
    t.refused(function() charge(b, a, { react = "hasta" }) end, "PIL-REACT-02")
    t.equal(charge(b, a).reaction, "none")
    battle {}
    a, b = lists(3)
    set("rules.weapon.hasta.reaction", true)
    initiative(b.side)
    local r = charge(b, a, { react = "hasta" })
    t.equal({ r.reaction, r.blows[1].need }, { "hasta", 5 })
  end,
}

scenario "no other ranged weapon beside it, and its bearers are shooters" {
  covers = { "PIL-WEAPON-14", "PIL-BAND-06" },
  run = function(t)
    local function refusals(weapon, n)
      battle {}
      local red = band()
      red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
      red:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })
      for i = 1, n do red:add("warrior", { weapon = weapon, at = { 10 + 2 * i, 30 } }) end
      local seen = {}
      for _, r in ipairs(muster(red).refusals) do seen[r.rule] = true end
      return seen
    end
    t.no(refusals("hasta", 1)["PIL-BAND-06"])
    t.yes(refusals("hasta", 2)["PIL-BAND-06"])
    t.no(refusals("hasta", 1)["PIL-WEAPON-14"])
    t.yes(refusals({ "hasta", "sling" }, 1)["PIL-WEAPON-14"])
  end,
}
