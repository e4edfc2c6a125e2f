-- The Picts of an Irish band: warriors who may have crossbows.
scenario "a Pict counts and costs as a warrior and may have a crossbow, no other may" {
  covers = { "PIL-FACTION-IRISH-00" },
  run = function(t)
    local red = band "irish_scots_picts"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })             -- 50
    red:row(6, "warrior", { weapon = "spear", at = { 10, 10 } })              -- 60
    local pict = red:add("pict", { weapon = "crossbow", at = { 10, 15 } })    -- 35
    t.equal(pict.max_hp, 1)
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 145)
    red:add("warrior", { weapon = "crossbow", at = { 13, 15 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "nobody else sells Picts" {
  covers = { "PIL-FACTION-IRISH-00" },
  run = function(t)
    local red = band "normans"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:add("pict", { weapon = "crossbow", at = { 10, 15 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "a quarter of Irish may shoot, Picts among them" {
  covers = { "PIL-FACTION-IRISH-00", "PIL-BAND-06" },
  run = function(t)
    local red = band "irish_scots_picts"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(5, "warrior", { weapon = "spear", at = { 10, 10 } })
    red:row(2, "pict", { weapon = "crossbow", at = { 10, 15 } })
    t.yes(muster(red, { budget = 400 }).ok)
    red:add("warrior", { weapon = "javelin", at = { 13, 18 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-06")
  end,
}
