-- Two bands on one side: a talent is for the band of its chief, and once.
local function allies(talent, both)
  local red, blue = band "vikings", band "anglo_saxons"
  local green = band("normans", { with = red })
  red:add("chief", { weapon = "hand_weapon", talents = { talent }, at = { 3, 46 } })
  green:add("chief", { weapon = "hand_weapon", talents = both and { talent } or {}, at = { 6, 46 } })
  return red, green, blue
end

scenario "mead for the band that has it, and no second cup" {
  covers = { "PIL-TALENT-11", "PIL-TROOP-03" },
  dice = { charge = { 3, 3, 3, 3 } },
  run = function(t)
    for _, both in ipairs { false, true } do
      battle {}
      local red, green, blue = allies("mead_dispenser", both)
      local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
      local c = green:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 30 } })
      local b = blue:row(2, "warrior", { weapon = "hand_weapon", at = { 20, 20 } })
      t.equal(charge(a, b[1], { react = "none" }).reach, 10)
      t.equal(charge(c, b[2], { react = "none" }).reach, both and 10 or 9)
    end
  end,
}

scenario "arrows of the band that learned to shoot" {
  covers = { "PIL-TALENT-07", "PIL-TROOP-03" },
  run = function(t)
    for _, both in ipairs { false, true } do
      battle {}
      local red, green, blue = allies("shooting_training", both)
      local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
      local c = green:add("warrior", { weapon = "bow", at = { 12, 10 } })
      local b = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 33 } })
      t.equal(reach("range", a, b, { weapon = "bow" }), 22)
      t.equal(reach("range", c, b, { weapon = "bow" }), both and 22 or 20)
    end
  end,
}

scenario "the torches of one band" {
  covers = { "PIL-TALENT-21", "PIL-TROOP-03" },
  run = function(t)
    for _, both in ipairs { false, true } do
      battle {}
      local red, green = allies("fire_war", both)
      local barn = piece("house", { name = "barn", at = { 20, 20 }, size = { 4, 4 } })
      local a = red:add("warrior", { weapon = "hand_weapon", torch = true, at = { 17.5, 20 } })
      local c = green:add("warrior", { weapon = "hand_weapon", torch = true, at = { 22.5, 20 } })
      t.equal(need("ignite", a, barn), 3)
      t.equal(need("ignite", c, barn), both and 3 or 4)
    end
  end,
}

scenario "four shields for either of two trained bands, never three" {
  covers = { "PIL-TALENT-16", "PIL-WALL-01" },
  run = function(t)
    local red = allies("shield_training", true)
    local four = red:row(4, "warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    t.refused(function() form("shield_wall", { four[1], four[2], four[3] }, { faces = "north" }) end, "PIL-WALL-01")
    form("shield_wall", four, { faces = "north" })
    t.yes(four[1]:formation "shield_wall")
  end,
}

scenario "a man bought after deployment fights with the talents of his new band" {
  covers = { "PIL-TALENT-38", "PIL-TALENT-11" },
  dice = { ["PIL-TALENT-38"] = { 4 }, charge = { 3 } },
  choices = { ["PIL-TALENT-38"] = { "Judas" } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "bribe", "shooting_training" }, at = { 3, 3 } })
    blue:add("chief", { weapon = "hand_weapon", talents = { "mead_dispenser" }, at = { 45, 45 } })
    local judas = blue:add("warrior", { name = "Judas", weapon = "hand_weapon", at = { 20, 44 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 40, 44 } })
    start()
    t.yes(judas.side == red.side)
    put(judas, { 29, 44 })
    to_stage "movement"
    t.equal(charge(judas, b, { react = "none" }).reach, 10)      -- 8 + 2, no mead among Byzantines
  end,
}
