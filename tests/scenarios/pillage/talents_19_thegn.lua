-- A man of the band stands between his chief and the first wound.
local function setup(away, kit)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 10 } })
  local chief = blue:add("chief", { name = "Alfred", weapon = "spear", talents = { "thegn" }, at = { 11, 10 } }, kit or {})
  local wulf = blue:add("warrior", { name = "Wulf", weapon = "spear", at = { 11, 11 + (away or 2) } })
  blue:add("warrior", { name = "Cuthbert", weapon = "spear", at = { 11, 8 } })
  start()
  engage(a, chief)
  return a, chief, wulf, blue
end

scenario "the first wound is cancelled, the second counts" {
  covers = { "PIL-TALENT-19" },
  choices = { ["PIL-TALENT-19"] = { "Wulf" } },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local a, chief = setup(2)
    t.no(attack(a, chief).blows[1].wound)
    t.explains "PIL-TALENT-19"
    t.equal(chief.hp, 3)
    attack(a, chief)
    t.equal(chief.hp, 2)
  end,
}

scenario "half an inch too far the first wound counts, and the chance is gone" {
  covers = { "PIL-TALENT-19" },
  choices = { ["PIL-TALENT-19"] = { "Wulf" } },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local a, chief, wulf = setup(2.5)
    attack(a, chief)
    t.equal(chief.hp, 2)
    put(wulf, { 11, 12 })
    attack(a, chief)
    t.equal(chief.hp, 1)
  end,
}

scenario "the tables may keep the chance for the first wound at which he is near" {
  covers = { "PIL-TALENT-19" },
  set = { ["talents.thegn.missed"] = false },
  choices = { ["PIL-TALENT-19"] = { "Wulf" } },
  dice = { hit = { 6, 6, 6 }, save = { 1, 1, 1 } },
  run = function(t)
    local a, chief, wulf = setup(2.5)
    attack(a, chief)
    t.equal(chief.hp, 2)
    put(wulf, { 11, 12 })
    attack(a, chief)
    t.equal(chief.hp, 2)
    attack(a, chief)
    t.equal(chief.hp, 1)
  end,
}

scenario "a blow that is saved is no wound, a dead thegn is no help" {
  covers = { "PIL-TALENT-19" },
  choices = { ["PIL-TALENT-19"] = { "Wulf" } },
  dice = { hit = { 6, 6, 6 }, save = { 6, 1, 1 } },
  run = function(t)
    local a, chief, wulf = setup(2)
    attack(a, chief)
    t.equal(chief.hp, 3)
    attack(a, wulf)
    t.no(wulf.alive)
    attack(a, chief)
    t.equal(chief.hp, 2)
  end,
}

scenario "the reach is data, and the chief of another band is not guarded" {
  covers = { "PIL-TALENT-19" },
  set = { ["talents.thegn.reach"] = 3 },
  choices = { ["PIL-TALENT-19"] = { "Wulf" } },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local a, chief, _, blue = setup(2.5)
    local other = blue:add("chief", { weapon = "spear", at = { 30, 30 } })
    attack(a, other)
    t.equal(other.hp, 2)
    attack(a, chief)
    t.equal(chief.hp, 3)
  end,
}

scenario "a lone chief has no thegn, and in strict play one is named before all are set up" {
  covers = { "PIL-TALENT-19" },
  choices = { ["PIL-TALENT-19"] = { "Cuthbert" } },
  dice = { deploy = { 6, 5 } },
  run = function(t)
    local blue = band "anglo_saxons"
    local alone = blue:add("chief", { weapon = "spear", talents = { "thegn" }, at = { 10, 10 } })
    start()
    t.no(alone.state.thegn)
    battle { strict = true }
    local red, more = band "vikings", band "anglo_saxons"
    local chief = more:add("chief", { name = "Alfred", weapon = "spear", talents = { "thegn" } })
    more:add("warrior", { name = "Wulf", weapon = "spear" })
    local third = more:add("warrior", { name = "Cuthbert", weapon = "spear" })
    deployment()
    t.yes(chief.state.thegn == third)
  end,
}

scenario "it costs 15, for Anglo-Saxons" {
  covers = { "PIL-TALENT-19", "PIL-BAND-02" },
  run = function(t)
    local function bought(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "thegn" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(bought("anglo_saxons").cost, 50)
    t.yes(bought("anglo_saxons").ok)
    t.refused(function() return bought "vikings" end, "PIL-BAND-02")
    t.refused(function() return bought() end, "PIL-BAND-02")
    set("talents.thegn.factions.1", "vikings")
    t.yes(bought("vikings").ok)
  end,
}
