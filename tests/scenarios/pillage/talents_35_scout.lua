-- Scout: after deployment one model goes anywhere 15 inches from every enemy.
local function armies()
  local red, blue = band(), band "vikings"
  red:add("chief", { talents = { "scout" }, at = { 10, 5 } })
  local ulf = red:add("warrior", { name = "Ulf", at = { 20, 5 } })
  blue:add("warrior", { name = "Foe", at = { 20, 43 } })
  return ulf
end

scenario "15.0 inches from the enemy is far enough" {
  covers = { "PIL-TALENT-35" },
  choices = { ["PIL-TALENT-35"] = { "Ulf", { 20, 27 } } },
  run = function(t)
    local ulf = armies()
    start()
    t.equal({ ulf.x, ulf.y }, { 20, 27 })
    t.ran("PIL-TALENT-35", 1)
  end,
}

scenario "14.9 inches is not" {
  covers = { "PIL-TALENT-35" },
  choices = { ["PIL-TALENT-35"] = { "Ulf", { 20, 27.1 } } },
  run = function(t)
    armies()
    t.fails(start, "E-CHOICE")
    t.choices { ["PIL-TALENT-35"] = { { 20, 27 } } }
    start()
    t.ran("PIL-TALENT-35", 1)
  end,
}

scenario "how far is a data key" {
  covers = { "PIL-TALENT-35" },
  set = { ["talents.scout.distance"] = 10 },
  choices = { ["PIL-TALENT-35"] = { "Ulf", { 20, 32 } } },
  run = function(t)
    local ulf = armies()
    start()
    t.equal(ulf.y, 32)
  end,
}

scenario "the first order of the game comes after deployment, whoever gives it: no start() is needed" {
  covers = { "PIL-TALENT-35" },
  choices = { ["PIL-TALENT-35"] = { "Ulf", { 20, 27 } } },
  run = function(t)
    local ulf = armies()
    t.equal(ulf.y, 5)                            -- set up, and not deployed
    move(ulf, { 20, 28 })
    t.equal({ ulf.x, ulf.y }, { 20, 28 })        -- from where the scout stood
    t.ran("PIL-TALENT-35", 1)
  end,
}

scenario "nobody scouts who was not named, and no enemy can be named" {
  covers = { "PIL-TALENT-35" },
  run = function(t)
    local ulf = armies()
    start()
    t.equal(ulf.y, 5)
    t.not_ran "PIL-TALENT-35"
    battle {}
    armies()
    t.choices { ["PIL-TALENT-35"] = { "Foe" } }
    t.fails(start, "E-CHOICE")
    battle {}
    armies()
    t.choices { ["PIL-TALENT-35"] = { "Ulf", { 40, 20 } } }
    start()
    t.ran("PIL-TALENT-35", 1)
  end,
}

scenario "20 gold pieces, for Picts" {
  covers = { "PIL-TALENT-35" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "scout" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 50)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.scout.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}

scenario "the hounds of a scout go with him" {
  covers = { "PIL-TALENT-35", "PIL-HOUND-01" },
  choices = { ["PIL-TALENT-35"] = { "Wulf", { 20, 27 } } },
  run = function(t)
    local red, blue = band(), band "vikings"
    red:add("chief", { talents = { "scout" }, at = { 10, 5 } })
    local wulf = red:add("warrior", { name = "Wulf", war_dogs = true, at = { 20, 5 } })
    blue:add("warrior", { name = "Foe", at = { 20, 43 } })
    start()
    t.equal({ wulf.x, wulf.y }, { 20, 27 })
    for _, h in ipairs(red:models { troop = "hound" }) do t.yes(h:touches(wulf)) end
  end,
}
