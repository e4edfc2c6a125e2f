-- In mountainous ground Picts are not shot at and not slowed.
local function scene(kind, tags)
  piece(kind, { at = { 24, 24 }, size = { 20, 20 }, tags = tags })
  local red, blue = band "picts", band "vikings"
  local man = red:add("warrior", { weapon = "spear", shield = true, at = { 13.9, 24 } })        -- partly inside
  return man, blue:add("warrior", { weapon = { "bow", "hand_weapon" }, at = { 5, 24 } }), blue
end

scenario "a Pict who stands partly among rocks is no target for a bow" {
  covers = { "PIL-FACTION-PICTS-05" },
  run = function(t)
    for _, kind in ipairs { "rocks", "mountain", "steep_slope" } do
      battle { game = "pillage" }
      local man, foe = scene(kind)
      t.refused(function() shoot(foe, man) end, "PIL-FACTION-PICTS-05")
    end
  end,
}

scenario "in ruins he is one, and so is a Viking among rocks" {
  covers = { "PIL-FACTION-PICTS-05" },
  dice = { hit = { 1, 1, 1, 1 } },
  run = function(t)
    local man, foe = scene "ruins"
    t.equal(#shoot(foe, man).blows, 2)
    battle { game = "pillage" }
    local _, _, blue = scene "rocks"
    local archer = band("huns"):add("warrior", { weapon = "bow", at = { 5, 30 } })
    t.equal(#shoot(archer, blue:add("warrior", { at = { 14, 30 } })).blows, 2)
  end,
}

scenario "what a table calls a mountain is one" {
  covers = { "PIL-FACTION-PICTS-05" },
  run = function(t)
    local man, foe = scene("ruins", { "mountain" })
    t.refused(function() shoot(foe, man) end, "PIL-FACTION-PICTS-05")
  end,
}

scenario "he is charged as ever" {
  covers = { "PIL-FACTION-PICTS-05" },
  dice = { charge = { 5 } },
  run = function(t)
    local man, foe = scene "rocks"
    t.yes(charge(foe, man, { react = "none" }).contact)
  end,
}

scenario "arrows that fall on mountains do not hurt him" {
  covers = { "PIL-FACTION-PICTS-05" },
  dice = { volley = { 6 }, save = { 6 } },
  run = function(t)
    local man, _, blue = scene "rocks"
    local archers = blue:row(4, "warrior", { weapon = "bow", at = { 3, 30 } })
    local other = man.band:add("warrior", { at = { 12.5, 24 } })
    local r = volley(archers, { 13, 24 })
    t.equal(#r.blows, 1)
    t.yes(r.blows[1].at == other)
  end,
}

scenario "an SA Pict goes 7 inches among rocks, in a bog 3" {
  covers = { "PIL-FACTION-PICTS-05" },
  run = function(t)
    local man = scene "rocks"
    t.equal(move(man, { 20.9, 24 }).left, 0)
    battle { game = "pillage" }
    man = scene "bog"
    put(man, { 15, 24 })
    t.refused(function() move(man, { 18.1, 24 }) end, "PIL-MOVE-03")
  end,
}

scenario "which ground is mountainous is data" {
  covers = { "PIL-FACTION-PICTS-05" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local man, foe = scene "steep_slope"
    t.refused(function() shoot(foe, man) end, "PIL-FACTION-PICTS-05")
    set("rules.terrain.mountain.steep_slope", false)
    t.equal(#shoot(foe, man).blows, 2)
  end,
}
