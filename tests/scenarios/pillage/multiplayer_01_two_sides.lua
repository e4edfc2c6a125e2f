-- Several players on a side: they act together.
scenario "two bands of one side move together, then the two of the other" {
  covers = { "PIL-MULTIPLAYER-01" },
  dice = { initiative = { 5, 3 } },
  run = function(t)
    battle { strict = true }
    local a = band("vikings", { name = "A" })
    local c = band("anglo_saxons", { name = "C" })
    local b = band("byzantines", { name = "B", with = a })
    local d = band("huns", { name = "D", with = c })
    local ma = a:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local mb = b:add("warrior", { weapon = "spear", at = { 14, 10 } })
    local mc = c:add("warrior", { weapon = "spear", at = { 10, 30 } })
    local md = d:add("warrior", { weapon = "spear", at = { 14, 30 } })
    t.yes(ma:friend_of(mb))
    t.yes(ma:enemy_of(md))
    t.yes(b.side == a.side)
    t.yes(mb.band == b)
    t.yes(mb.side == a.side)
    start()                                                      -- two dice: a side each
    t.yes(b.initiative)
    to_stage "movement"
    t.refused(function() move(md, { 14, 29 }) end, "PIL-INIT-02")
    move(mb, { 14, 11 })
    move(ma, { 10, 11 })
    end_part(b)
    t.refused(function() move(ma, { 10, 12 }) end, "PIL-INIT-02")
    move(md, { 14, 29 })
    move(mc, { 10, 29 })
  end,
}

scenario "friends of another band may be near each other and are not shot at" {
  covers = { "PIL-MULTIPLAYER-01" },
  run = function(t)
    local a, c = band "vikings", band "anglo_saxons"
    local b = band("byzantines", { with = a })
    local archer = b:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local man = a:add("warrior", { weapon = "spear", at = { 10, 14 } })
    c:add("warrior", { weapon = "spear", at = { 30, 30 } })
    t.refused(function() shoot(archer, man) end, "PIL-SHOOT-03")
    t.refused(function() charge(archer, man) end, "PIL-CHARGE-04")
    t.equal(move(archer, { 10, 13 }).spent, 3)
  end,
}

scenario "each band is judged by itself, and its own models are its own" {
  covers = { "PIL-MULTIPLAYER-01" },
  run = function(t)
    local a = band "vikings"
    local b = band("anglo_saxons", { with = a })
    a:add("chief", { weapon = "hand_weapon" })
    b:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
    t.equal(#a:models(), 1)
    t.equal(#b:models(), 3)
    t.equal(#a.side:models(), 4)
    t.equal(#a.side.bands, 2)
    t.yes(a.side.bands[2] == b)
    t.equal(#a.side.chiefs, 1)
    t.yes(muster(a).ok)
    t.refused(function() return muster(b) end, "PIL-BAND-03")
  end,
}

scenario "nobody plays villagers: they roll no initiative, have no part, are nobody's enemies and may be shot at" {
  covers = { "PIL-MULTIPLAYER-01" },
  dice = { initiative = { 5, 3 }, hit = { 6 }, save = { 1 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local folk = band(nil, { name = "villagers", neutral = true })
    local r = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    blue:add("warrior", { weapon = "bow", at = { 40, 40 } })
    local v = folk:add("warrior", { weapon = "improvised", at = { 10, 14 } })
    t.no(r:enemy_of(v))
    t.no(r:friend_of(v))
    start()
    to_stage "movement"
    t.refused(function() charge(r, v) end, "PIL-CHARGE-04")
    t.refused(function() move(v, { 11, 14 }) end, "PIL-INIT-02")
    t.refused(function() end_part(folk) end, "PIL-INIT-02")
    move(r, { 10, 12.5 })
    to_stage "shooting"
    shoot(r, v, { shots = 1 })
    t.no(v.alive)
  end,
}

scenario "by the data, villagers may be charged, and others keep their distance from them" {
  covers = { "PIL-MULTIPLAYER-01" },
  dice = { charge = { 4 } },
  run = function(t)
    local red = band "vikings"
    local folk = band(nil, { neutral = true })
    local r = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local v = folk:add("warrior", { weapon = "improvised", at = { 10, 14 } })
    set("rules.neutral.keep_away", true)
    t.refused(function() move(r, { 10, 12.5 }) end, "PIL-MOVE-04")
    set("rules.neutral.charged", true)
    t.yes(charge(r, v).contact)
  end,
}

scenario "in free play villagers are moved without anybody's part, and have none to end" {
  covers = { "PIL-MULTIPLAYER-01" },
  run = function(t)
    local red = band "vikings"
    local folk = band(nil, { neutral = true })
    local r = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local v = folk:add("warrior", { weapon = "improvised", at = { 20, 20 } })
    move(v, { 20, 22 })
    t.refused(function() end_part(folk) end, "PIL-INIT-02")
    move(r, { 10, 12 })
    t.equal(v.y, 22)
  end,
}
