-- A man on foot with a spear, who touches a friend in melee and fights nobody himself.
local function line(t, kit)
  local red, blue = band "huns", band "anglo_saxons"
  local man = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
  local spear = red:add("warrior", kit, { touch = man, bearing = 270 })
  local foe = blue:add("warrior", { weapon = "hand_weapon", touch = man, bearing = 90 })
  engage(foe, man)
  return man, spear, foe, blue
end

scenario "a spearman supports the friend whom he touches" {
  covers = { "PIL-SPEAR-01" },
  dice = { hit = { 1, 4 } },
  run = function(t)
    local man, spear, foe = line(t, { weapon = "spear" })
    support(spear, man)
    t.equal(need("hit", foe, man), 5)
    t.no(fight(man, foe):by(foe)[1].hit)
    t.explains("PIL-SPEAR-02", -1)
  end,
}

scenario "who is in melee, rides, or has no spear cannot support" {
  covers = { "PIL-SPEAR-01", "PIL-GEN-01" },
  run = function(t)
    local man, spear, foe, blue = line(t, { weapon = "spear" })
    local other = blue:add("warrior", { weapon = "hand_weapon", touch = spear, bearing = 180 })
    engage(other, spear)
    t.refused(function() support(spear, man) end, "PIL-SPEAR-01")
    t.equal(need("hit", foe, man), 4)
    local m2, rider, f2 = line(t, { weapon = "spear", horse = true })
    t.refused(function() support(rider, m2) end, "PIL-SPEAR-01")
    t.equal(need("hit", f2, m2), 4)
    local m3, sword, f3 = line(t, { weapon = "hand_weapon" })
    t.refused(function() support(sword, m3) end, "PIL-SPEAR-01")
    t.equal(need("hit", f3, m3), 4)
  end,
}

scenario "a spearman a step away, a friend at peace or an enemy gets no support" {
  covers = { "PIL-SPEAR-01" },
  run = function(t)
    local man, spear, foe = line(t, { weapon = "spear" })
    t.refused(function() support(spear, foe) end, "PIL-SPEAR-01")
    put(spear, { 8.9, 10 })
    t.refused(function() support(spear, man) end, "PIL-SPEAR-01")
    t.equal(need("hit", foe, man), 4)
    local m2, s2 = line(t, { weapon = "spear" })
    put(man, { 30, 30 })
    put(spear, { 31, 30 })
    t.refused(function() support(s2, man) end, "PIL-SPEAR-01")
  end,
}

scenario "riders support where a data key lets them" {
  covers = { "PIL-SPEAR-01" },
  set = { ["rules.spear.support_mounted"] = true },
  run = function(t)
    local man, _, foe = line(t, { weapon = "spear", horse = true })
    t.equal(need("hit", foe, man), 5)
  end,
}

scenario "who has a torch in hand does not support" {
  covers = { "PIL-SPEAR-01", "PIL-TORCH-03" },
  run = function(t)
    local man, spear, foe = line(t, { weapon = "spear", torch = true })
    t.refused(function() support(spear, man) end, "PIL-SPEAR-01")
    drop_torch(spear)
    t.equal(need("hit", foe, man), 5)
  end,
}
