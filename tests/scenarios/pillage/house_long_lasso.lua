-- House rule: the lasso holds the enemy's blow on a 5 as well as on a 6.
local function pair()
  local a = band("huns"):add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
  local b = band("vikings"):add("warrior", { weapon = "spear", at = { 10, 11.3 } })
  engage(a, b)
  return a, b
end

scenario "a 5 ropes him, where it is in force" {
  covers = { "PIL-FACTION-HUNS-02" },
  house = { "long_lasso" },
  dice = { hit = { 5, 4, 1 }, save = { 6, 6 }, target = { 6 } },
  run = function(t)
    local a, b = pair()
    t.equal(fight(a, b):by(b)[1].cancelled, "PIL-FACTION-HUNS-02")
    t.no(fight(a, b):by(b)[1].cancelled)
  end,
}

scenario "the book wants a 6, and so do tables where it was switched off again" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { hit = { 5, 1 }, save = { 6 }, target = { 6 } },
  run = function(t)
    local a, b = pair()
    t.equal(lookup "factions.huns.lasso", 6)
    on "long_lasso"
    t.equal(lookup "factions.huns.lasso", 5)
    off "long_lasso"
    t.equal(lookup "factions.huns.lasso", 6)
    t.no(fight(a, b):by(b)[1].cancelled)
  end,
}

scenario "what set says stands, whether before or after" {
  covers = { "PIL-FACTION-HUNS-02" },
  run = function(t)
    local a, b = pair()
    set("factions.huns.lasso", 4)
    on "long_lasso"
    t.equal(lookup "factions.huns.lasso", 4)
    set("factions.huns.lasso", 3)
    t.equal(lookup "factions.huns.lasso", 3)
    off "long_lasso"
    t.equal(lookup "factions.huns.lasso", 3)
  end,
}

scenario "the number that it sets has a key of its own" {
  covers = { "PIL-FACTION-HUNS-02" },
  house = { "long_lasso" },
  run = function(t)
    local a, b = pair()
    set("house.long_lasso.set.factions.huns.lasso", 4)
    t.equal(lookup "factions.huns.lasso", 4)
    t.odds(function() return fight(a, b):by(b)[1].cancelled == "PIL-FACTION-HUNS-02" end, "1/2")
  end,
}

scenario "a fifth fewer Huns fall" {
  covers = { "PIL-FACTION-HUNS-02" },
  run = function(t)
    local a, b = pair()
    local c = compare{ book = function() fight(a, b) end, house = function() on "long_lasso" fight(a, b) end, measure = measure.lost(a.side) }
    t.equal(c.rows[1].value, 575 / 2592)
    t.equal(c.rows[2].value, 115 / 648)
    t.odds(function() return fight(a, b):by(b)[1].cancelled == "PIL-FACTION-HUNS-02" end, "1/6")
    on "long_lasso"
    t.odds(function() return fight(a, b):by(b)[1].cancelled == "PIL-FACTION-HUNS-02" end, "1/3")
  end,
}
