-- A pike reaches past the spearman who supports.
local function line(bearing, weapon)
  local red, blue = band "byzantines", band "anglo_saxons"
  local man = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
  local spear = red:add("warrior", { weapon = "spear", touch = man, bearing = 180 })
  local pike = red:add("warrior", { weapon = weapon or "pike", touch = spear, bearing = bearing or 180 })
  local foe = blue:add("warrior", { weapon = "hand_weapon", touch = man, bearing = 0 })
  engage(foe, man)
  return man, foe, pike, spear
end

scenario "man, spearman and pikeman in a line: -2" {
  covers = { "PIL-WEAPON-16", "PIL-SPEAR-03" },
  dice = { hit = { 1, 5 } },
  run = function(t)
    local man, foe = line()
    t.equal(need("hit", foe, man), 6)
    t.no(fight(man, foe):by(foe)[1].hit)
    t.explains("PIL-WEAPON-16", -1)
  end,
}

scenario "not around a corner, not without a spearman, not with a second spear" {
  covers = { "PIL-WEAPON-16" },
  run = function(t)
    local man, foe = line(120)
    t.equal(need("hit", foe, man), 5)
    man, foe = line(180, "spear")
    t.equal(need("hit", foe, man), 5)
    local m2, f2, pike, spear = line()
    put(spear, { 40, 40 })
    put(pike, { 10, 8 })
    t.equal(need("hit", f2, m2), 4)
  end,
}

scenario "how much it adds and how straight they stand are data keys" {
  covers = { "PIL-WEAPON-16" },
  set = { ["rules.pike.extra"] = -2, ["rules.pike.line_tolerance"] = 0.6 },
  run = function(t)
    local man, foe = line(120)
    t.equal(need("hit", foe, man), 7)
  end,
}
