-- Four shields are a wall.
local function wall(n)
  local red = band "vikings"
  red:add("chief", { weapon = "spear", talents = { "shield_training" }, at = { 3, 46 } })
  return red:row(n, "warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
end

scenario "four form a wall, three do not" {
  covers = { "PIL-TALENT-16", "PIL-WALL-01" },
  run = function(t)
    local four = wall(4)
    t.refused(function() form("shield_wall", { four[1], four[2], four[3] }, { faces = "north" }) end, "PIL-WALL-01")
    form("shield_wall", four, { faces = "north" })
    t.yes(four[1]:formation "shield_wall")
    t.ran "PIL-TALENT-16"
  end,
}

scenario "another band needs five, and the number is data" {
  covers = { "PIL-TALENT-16" },
  run = function(t)
    local three = wall(3)
    local blue = band "anglo_saxons"
    local others = blue:row(4, "warrior", { weapon = "hand_weapon", shield = true, at = { 10, 20 } })
    t.refused(function() form("shield_wall", others, { faces = "south" }) end, "PIL-WALL-01")
    set("talents.shield_training.min", -2)
    form("shield_wall", three, { faces = "north" })
    t.yes(three[1]:formation "shield_wall")
  end,
}

scenario "the wall goes on without its chief, unless talents end with their chiefs" {
  covers = { "PIL-TALENT-16", "PIL-TROOP-03" },
  dice = { hit = { 6, 6, 6 }, save = { 1, 1, 1 } },
  run = function(t)
    local four = wall(4)
    local red, blue = four[1].band, band "anglo_saxons"
    local chief = red:models()[1]
    local killer = blue:add("warrior", { weapon = "hand_weapon", at = { 3, 45 } })
    for _ = 1, 3 do attack(killer, chief) end
    t.no(chief.alive)
    form("shield_wall", four, { faces = "north" })
    undo(true)
    set("rules.talent.ends_with_chief", true)
    t.refused(function() form("shield_wall", four, { faces = "north" }) end, "PIL-WALL-01")
  end,
}

scenario "it costs 30, for any band" {
  covers = { "PIL-TALENT-16" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "shield_training" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("vikings").cost, 65)
    t.yes(cost().ok)
  end,
}
