-- Contubernium: up to three of the chief's people near him go 3 inches before they
-- move as always. The people are his own, here Byzantines: who may buy the talent
-- is a matter of band building.
local function line(kit, n)
  local red, blue = band "byzantines", band "vikings"
  local chief = red:add("chief", { weapon = "spear", talents = { "contubernium" }, at = { 10, 5 } })
  local men = {}
  for i = 1, n or 1 do
    men[i] = red:add("warrior", kit or { armour = true }, { name = "Man " .. i, at = { 8 + 2 * i, 8 } })
  end
  return men, chief, blue
end

scenario "an SA man goes 3 inches, then 7" {
  covers = { "PIL-TALENT-27", "PIL-MOVE-03" },
  choices = { ["PIL-TALENT-27"] = { "Man 1" } },
  run = function(t)
    local men = line()
    local first = move(men[1], { 10, 11 })
    t.equal({ first.spent, first.left }, { 3, 7 })
    t.equal(move(men[1], { 10, 18 }).left, 0)
    t.equal(men[1].y, 18)
    t.equal(men[1].moved, 10)
    t.refused(function() move(men[1], { 10, 19 }) end, "PIL-MOVE-01")
    t.ran("PIL-TALENT-27", 1)
  end,
}

scenario "after the step he may charge, and the step ends an inch from the enemy as any move does" {
  covers = { "PIL-TALENT-27" },
  choices = { ["PIL-TALENT-27"] = { "Man 1" } },
  dice = { charge = { 1 } },
  run = function(t)
    local men, _, blue = line()
    local foe = blue:add("warrior", { weapon = "spear", at = { 10, 11.5 } })
    t.refused(function() move(men[1], { 10, 10 }) end, "PIL-MOVE-04")
    move(men[1], { 10, 9 })
    t.yes(charge(men[1], foe, { react = "none" }).contact)
  end,
}

scenario "who goes farther at once, or was not named, has his own move alone" {
  covers = { "PIL-TALENT-27" },
  choices = { ["PIL-TALENT-27"] = { "Man 1" } },
  run = function(t)
    local men = line(nil, 2)
    move(men[1], { 10, 15 })
    t.refused(function() move(men[1], { 10, 16 }) end, "PIL-MOVE-01")
    move(men[2], { 12, 11 })
    t.refused(function() move(men[2], { 12, 12 }) end, "PIL-MOVE-01")
  end,
}

scenario "three men, and no others, of his own faction and within 6 inches of him" {
  covers = { "PIL-TALENT-27" },
  choices = { ["PIL-TALENT-27"] = { "Man 1", "Man 2", "Man 3" } },
  run = function(t)
    local men = line(nil, 4)
    local red = men[1].band
    local far = red:add("warrior", { name = "Far", at = { 10, 11.6 } })
    local hun = red:add("warrior", { name = "Hun", faction = "huns", at = { 5, 5 } })
    for i = 1, 3 do
      move(men[i], { 8 + 2 * i, 9 })
      move(men[i], { 8 + 2 * i, 10 })
    end
    for _, m in ipairs { far, hun, men[4] } do
      move(m, { m.x, m.y + 2 })
      t.refused(function() move(m, { m.x, m.y + 2 }) end, "PIL-MOVE-01")
    end
  end,
}

scenario "a man too far away, a stranger and the chief himself cannot be named" {
  covers = { "PIL-TALENT-27" },
  run = function(t)
    for _, who in ipairs { "Far", "Hun", "Chief" } do
      battle {}
      local men = line()
      men[1].band:add("warrior", { name = "Far", at = { 10, 11.6 } })
      men[1].band:add("warrior", { name = "Hun", faction = "huns", at = { 5, 5 } })
      t.choices { ["PIL-TALENT-27"] = { who } }
      t.fails(function() move(men[1], { 10, 9 }) end, "E-CHOICE")
    end
    battle {}
    local men = line()
    t.choices { ["PIL-TALENT-27"] = { "Man 1" } }
    move(men[1], { 10, 9 })
    t.ran("PIL-TALENT-27", 1)
  end,
}

scenario "the step counts as movement for who shoots, or by a data key does not" {
  covers = { "PIL-TALENT-27", "PIL-SHOOT-13" },
  choices = { ["PIL-TALENT-27"] = { "Man 1" } },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local men, _, blue = line { weapon = "bow" }
    local foe = blue:add("warrior", { weapon = "spear", at = { 10, 25 } })
    move(men[1], { 10, 11 })
    move(men[1], { 10, 13 })         -- 5 inches of his 8: more than half
    t.refused(function() shoot(men[1], foe) end, "PIL-SHOOT-13")
    battle {}
    set("talents.contubernium.counts", false)
    t.choices { ["PIL-TALENT-27"] = { "Man 1" } }
    men, _, blue = line { weapon = "bow" }
    foe = blue:add("warrior", { weapon = "spear", at = { 10, 25 } })
    move(men[1], { 10, 11 })
    t.equal(men[1].moved, 0)
    move(men[1], { 10, 13 })
    t.equal(#shoot(men[1], foe).blows, 1)
    next_turn()
    t.equal(#shoot(men[1], foe, { shots = 1 }).blows, 1)
  end,
}

scenario "every turn, or by a data key once a game" {
  covers = { "PIL-TALENT-27" },
  run = function(t)
    for _, every in ipairs { true, false } do
      battle {}
      set("talents.contubernium.every_turn", every)
      t.choices { ["PIL-TALENT-27"] = every and { "Man 1", "Man 1" } or { "Man 1" } }
      local men = line()
      move(men[1], { 10, 9 })
      move(men[1], { 10, 10 })
      next_turn()
      move(men[1], { 10, 9 })
      if every then
        move(men[1], { 10, 8 })
      else
        t.refused(function() move(men[1], { 10, 8 }) end, "PIL-MOVE-01")
      end
    end
  end,
}

scenario "where it must be three, two do nothing" {
  covers = { "PIL-TALENT-27" },
  run = function(t)
    for _, exactly in ipairs { true, false } do
      battle {}
      set("talents.contubernium.exactly", exactly)
      t.choices { ["PIL-TALENT-27"] = { "Man 1", "Man 2" } }
      local men = line(nil, 3)
      move(men[1], { 10, 9 })
      if exactly then
        t.refused(function() move(men[1], { 10, 10 }) end, "PIL-MOVE-01")
      else
        move(men[1], { 10, 10 })
      end
    end
  end,
}

scenario "50 gold pieces, for Romans" {
  covers = { "PIL-TALENT-27" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "contubernium" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 80)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.contubernium.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
