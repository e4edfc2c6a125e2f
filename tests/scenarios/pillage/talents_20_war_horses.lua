-- Horses of the band count as SA.
local function setup(kit)
  local red, blue = band "huns", band "anglo_saxons"
  red:add("chief", { name = "Odd", weapon = "spear", talents = { "war_horses" }, at = { 3, 46 } })
  local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } }, kit or {})
  return rider, blue:add("warrior", { weapon = { "hand_weapon", "bow" }, at = { 11.3, 10 } }), red, blue
end

scenario "blows at the horse need the number for SA, and it saves with a 5" {
  covers = { "PIL-TALENT-20", "PIL-CAV-09" },
  dice = { target = { 1, 1 }, hit = { 5, 5 }, save = { 5, 4 }, strike = { 1 } },
  run = function(t)
    local rider, man = setup()
    engage(man, rider)
    t.equal(rider.mount_class, "SA")
    local blow = attack(man, rider, { kind = "melee" }).blows[1]
    t.equal(blow.part, "mount")
    t.equal(blow.need, 5)      -- 4 against SA, 1 more against a rider
    t.equal(blow.save.need, 5)
    t.yes(blow.save.ok)
    attack(man, rider, { kind = "melee" })
    t.no(rider.mounted)
    t.no(rider.mount_class)
  end,
}

scenario "shots at the horse too, and the rider keeps his own class" {
  covers = { "PIL-TALENT-20", "PIL-CAV-06" },
  dice = { target = { 1, 4 }, hit = { 4, 1 }, save = { 5 } },
  run = function(t)
    local rider, man = setup()
    put(man, { 16, 10 })
    local at_horse, at_rider = attack(man, rider, { kind = "shoot", weapon = "bow" }).blows[1], attack(man, rider, { kind = "shoot", weapon = "bow" }).blows[1]
    t.equal(at_horse.need, 4)  -- 5 against SA, 1 less against a rider
    t.equal(at_horse.save.need, 5)
    t.equal(at_rider.part, "rider")
    t.equal(at_rider.need, 3)  -- 4 against UA
    t.equal(rider.class, "UA")
  end,
}

scenario "the horses of others are UA" {
  covers = { "PIL-TALENT-20" },
  run = function(t)
    local _, _, _, blue = setup()
    t.equal(blue:add("warrior", { weapon = "spear", horse = true, at = { 20, 20 } }).mount_class, "UA")
  end,
}

scenario "a horse that is FA stays so" {
  covers = { "PIL-TALENT-20" },
  set = { ["rules.mount.class"] = "FA" },
  run = function(t)
    local rider = setup()
    t.equal(rider.mount_class, "FA")
    t.not_ran "PIL-TALENT-20"
  end,
}

scenario "a sabre glances off a war horse" {
  covers = { "PIL-TALENT-20", "PIL-WEAPON-13" },
  dice = { target = { 1, 1 }, hit = { 2, 2 } },
  run = function(t)
    local rider, man, red, blue = setup()
    local b = blue:add("warrior", { weapon = "sabre", at = { 10, 11.3 } })
    engage(b, rider)
    t.equal(attack(b, rider, { weapon = "sabre" }).blows[1].need, 6)   -- 4, 1 for the rider, 1 for the class
    local c = blue:add("warrior", { weapon = "spear", horse = true, at = { 30, 30 } })
    local d = red:add("warrior", { weapon = "sabre", at = { 31.3, 30 } })
    engage(c, d)
    t.equal(attack(d, c, { weapon = "sabre" }).blows[1].need, 4)       -- 3 against UA, 1 for the rider
  end,
}

scenario "it costs 50, for Normans" {
  covers = { "PIL-TALENT-20", "PIL-BAND-02" },
  run = function(t)
    local function bought(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "war_horses" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.refused(function() return bought "huns" end, "PIL-BAND-02")
    t.refused(function() return bought() end, "PIL-BAND-02")
    set("talents.war_horses.factions.1", "huns")
    t.equal(bought("huns").cost, 85)
    t.yes(bought("huns").ok)
  end,
}
