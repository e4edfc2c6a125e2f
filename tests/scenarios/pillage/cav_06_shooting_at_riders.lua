-- Shooting at a rider: the horse is an obstacle, and the pair a large target.
scenario "a javelin at an FA rider needs 5, at his horse 3, and the horse saves with 6" {
  covers = { "PIL-CAV-06", "PIL-SHOOT-09" },
  dice = { target = { 5, 2 }, hit = { 5, 3 }, save = { 4, 6 } },
  run = function(t)
    local red, blue = band(), band "huns"
    local function throw(y)
      local a = red:add("warrior", { weapon = "javelin", at = { 10, y } })
      local rider = blue:add("warrior", { weapon = "spear", armour = true, shield = true, horse = true, at = { 13, y } })
      return shoot(a, rider).blows[1]
    end
    local at_rider = throw(10)
    t.equal(at_rider.part, "rider")
    t.equal(at_rider.need, 5)
    t.equal(at_rider.save.need, 4)
    local at_horse = throw(20)
    t.equal(at_horse.part, "mount")
    t.equal(at_horse.need, 3)
    t.equal(at_horse.save.need, 6)
    t.yes(at_horse.save.ok)
  end,
}

scenario "a bow at an SA rider needs 4; the +1 is a data key" {
  covers = { "PIL-CAV-06" },
  dice = { target = { 4, 4 }, hit = { 3, 2 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "spear", armour = true, horse = true, at = { 18, 10 } })
    t.equal(shoot(archer, rider, { shots = 1 }).blows[1].need, 4)
    set("rules.cav.large_target", 2)
    t.equal(shoot(archer, rider, { shots = 1 }).blows[1].need, 3)
  end,
}

scenario "a rider shot off his horse is on foot, and the fall may kill him" {
  covers = { "PIL-CAV-06", "PIL-CAV-10" },
  -- horse hit, not saved; the fall hits SA with 6 and he fails his save
  dice = { target = { 1 }, hit = { 3 }, strike = { 6 }, save = { 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "spear", armour = true, horse = true, at = { 18, 10 } })
    local r = shoot(archer, rider)     -- no second shot at a dead man
    t.equal(#r.blows, 1)
    t.no(rider.alive)
    t.equal(blue.side.losses, 1)
  end,
}
