-- 2 inches more for every ranged weapon of the band.
local function shooter(weapon, set_up)
  local red, blue = band(set_up or "vikings"), band "anglo_saxons"
  red:add("chief", { weapon = "spear", talents = { "shooting_training" }, at = { 3, 46 } })
  return red:add("warrior", { weapon = weapon, at = { 10, 10 } }), blue
end

-- The number needed at a man whose base is so far away; nil beyond the range.
local function at(t, weapon, away, faction)
  battle {}
  local a, blue = shooter(weapon, faction)
  local b = blue:add("warrior", { at = { 11 + away, 10 } })
  if reach("range", a, b, { weapon = weapon }) < away then return nil end
  return need("hit", a, b, { kind = "shoot", weapon = weapon })
end

scenario "a bow reaches 22 inches, a sling 17, a javelin 8, a composite bow 32" {
  covers = { "PIL-TALENT-07", "PIL-SHOOT-11" },
  run = function(t)
    local function reaches(weapon)
      battle {}
      local a, blue = shooter(weapon)
      return reach("range", a, blue:add("warrior", { at = { 15, 10 } }), { weapon = weapon })
    end
    t.equal(reaches "bow", 22)
    t.equal(reaches "sling", 17)
    t.equal(reaches "javelin", 8)
    t.equal(reaches "composite_bow", 32)
    t.ran "PIL-TALENT-07"
  end,
}

scenario "long range begins beyond half of it" {
  covers = { "PIL-TALENT-07", "PIL-SHOOT-12" },
  run = function(t)
    t.equal(at(t, "bow", 11), 4)
    t.equal(at(t, "bow", 11.1), 5)
    t.equal(at(t, "sling", 8.5), 5)
    t.equal(at(t, "sling", 8.6), 6)
    t.equal(at(t, "javelin", 4), 4)
    t.equal(at(t, "javelin", 4.1), 5)
    t.equal(at(t, "composite_bow", 32), 4)
  end,
}

scenario "shots at 22 inches are rolled, at 22.1 lost, and those of others beyond 20" {
  covers = { "PIL-TALENT-07" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local a, blue = shooter "bow"
    local b = blue:add("warrior", { weapon = "bow", at = { 33, 10 } })
    t.equal(#shoot(a, b).blows, 2)
    t.equal(#shoot(b, a).blows, 0)
    next_turn()
    put(b, { 33.1, 10 })
    t.equal(#shoot(a, b).blows, 0)
  end,
}

scenario "the number of inches is data" {
  covers = { "PIL-TALENT-07" },
  set = { ["talents.shooting_training.range"] = 5 },
  run = function(t)
    local a, blue = shooter "bow"
    t.equal(reach("range", a, blue:add("warrior", { at = { 15, 10 } })), 25)
  end,
}

scenario "it costs 40, for any band" {
  covers = { "PIL-TALENT-07" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "shooting_training" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("huns").cost, 75)
    t.yes(cost().ok)
  end,
}
