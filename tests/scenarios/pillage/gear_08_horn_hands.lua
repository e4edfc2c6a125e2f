-- The horn takes a hand like the standard.
scenario "a horn goes with a spear, not with a Dane axe" {
  covers = { "PIL-GEAR-08" },
  run = function(t)
    local function with(weapon)
      battle { game = "pillage" }
      local red = band "vikings"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
      red:add("warrior", { weapon = weapon, horn = true, at = { 10, 20 } })
      return red
    end
    t.yes(muster(with "spear", { budget = 400 }).ok)
    t.refused(function() return muster(with "dane_axe", { budget = 400 }) end, "PIL-GEAR-08")
  end,
}

scenario "with the spear in use his shield gives nothing" {
  covers = { "PIL-GEAR-08" },
  dice = { hit = { 1, 3 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local blower = red:add("warrior", { weapon = "spear", shield = true, horn = true, at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(blower, enemy)
    local blow = fight(blower, enemy):by(enemy)[1]
    t.equal(blow.need, 3)
    t.equal(blow.save.need, 6)
  end,
}
