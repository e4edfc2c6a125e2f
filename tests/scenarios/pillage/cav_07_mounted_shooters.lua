-- Mounted shooters use javelins, unless a rule of theirs says more.
local function with(weapon)
  local red = band()
  red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
  red:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
  red:add("warrior", { weapon = weapon, horse = true, at = { 10, 15 } })
  return red
end

scenario "a rider with a bow is not accepted" {
  covers = { "PIL-CAV-07" },
  run = function(t)
    t.refused(function() return muster(with "bow", { budget = 400 }) end, "PIL-CAV-07")
  end,
}

scenario "a rider with javelins is accepted" {
  covers = { "PIL-CAV-07" },
  run = function(t)
    local m = muster(with "javelin", { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 135)       -- 30 + 10, three times 10 + 5, 10 + 10 + 30
  end,
}

scenario "the bow of a rider who stands there anyway stays unused until he is on foot" {
  covers = { "PIL-CAV-07" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "bow", horse = true, at = { 10, 10 } })
    local fallen = red:add("warrior", { weapon = "bow", horse = "lost", at = { 10, 20 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 20, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 20, 20 } })
    t.refused(function() shoot(rider, b1) end, "PIL-CAV-07")
    t.equal(#shoot(fallen, b2).blows, 2)
  end,
}

scenario "angon and hasta count as javelins" {
  covers = { "PIL-CAV-07" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band(), band "anglo_saxons"
    for i, weapon in ipairs { "angon", "hasta" } do
      local rider = red:add("warrior", { weapon = weapon, horse = true, at = { 10, 10 * i } })
      local enemy = blue:add("warrior", { weapon = "spear", at = { 14, 10 * i } })
      t.equal(#shoot(rider, enemy).blows, 1)
    end
  end,
}
