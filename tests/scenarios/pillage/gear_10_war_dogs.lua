-- War dogs come with a handler.
scenario "a warrior with war dogs has three hounds in contact" {
  covers = { "PIL-GEAR-10" },
  run = function(t)
    local red = band "vikings"
    local m = red:add("warrior", { weapon = "spear", war_dogs = true, at = { 20, 20 } })
    t.yes(m:has "war_dogs")
    local pack = m:touching { troop = "hound" }
    t.equal(#pack, 3)
    t.equal(#red:models(), 4)
    for _, h in ipairs(pack) do
      t.yes(h.handler == m)
      t.yes(h.band == red)
      t.equal(h.class, "UA")
    end
  end,
}

scenario "a pack is set up with its handler" {
  covers = { "PIL-GEAR-10", "PIL-DEPLOY-02" },
  dice = { deploy = { 5, 2 }, initiative = { 5, 2 } },
  run = function(t)
    battle { strict = true }
    local red = band "vikings"
    band "anglo_saxons"
    local m = red:add("warrior", { war_dogs = true })
    t.equal(#red:models { hidden = true }, 4)
    deployment()
    deploy(m, { 20, 0.5 })
    t.equal(#m:touching { troop = "hound" }, 3)
    start()
  end,
}

scenario "the pack is paid once, with its handler, and is no fighter for the limits" {
  covers = { "PIL-GEAR-10", "PIL-BAND-06" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", war_dogs = true, at = { 20, 20 } })
    red:add("warrior", { weapon = "spear", at = { 30, 20 } })
    t.equal(muster(red).cost, 40 + 75 + 15)
    t.yes(muster(red).ok)
    red:add("warrior", { weapon = "sling", at = { 34, 20 } })    -- one of four
    t.yes(muster(red).ok)
    red:add("warrior", { weapon = "sling", at = { 38, 20 } })    -- two of five, not of eight
    t.refused(function() return muster(red) end, "PIL-BAND-06")
  end,
}

scenario "only warriors may have war dogs, and only where they are for sale" {
  covers = { "PIL-GEAR-10" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", war_dogs = true, at = { 10, 10 } })
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    blue:add("chief", { weapon = "hand_weapon", at = { 10, 40 } })
    blue:add("warrior", { war_dogs = true, at = { 20, 40 } })
    t.refused(function() return muster(blue) end, "PIL-BAND-02")
  end,
}
