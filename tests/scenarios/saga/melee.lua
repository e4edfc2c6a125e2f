-- Melee: who fights, with how many dice, and what comes of it.

-- Two units base to base, in one rank each, in melee.
local function lines(a, na, b, nb, x)
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local u = red:add(a, { size = na, files = na, at = { x or 10, 10 } })
  local v = blue:add(b, { size = nb, files = nb, at = { 10, 15 } })
  engage(u, v)
  return u, v
end

scenario "a melee of warriors, die by die" {
  covers = { "SAGA-MELEE-01", "SAGA-MELEE-02" },
  dice = { attack = { 4, 5, 2, 6, 1, 4, 3, 3 }, defence = { 5, 4, 6, 4 } },
  run = function(t)
    local u, v = lines("warriors", 4, "warriors", 4)
    local r = melee(u, v)
    t.equal(r.dice, 4) t.equal(r.dice_back, 4)
    t.equal(r.hits, 3) t.equal(r.hits_back, 1)
    t.equal(r.defence, 3) t.equal(r.defence_back, 1)
    t.equal(r.lost, 1) t.equal(r.lost_back, 1)
    t.no(r.winner) t.equal(r.withdrew, u)
    t.equal(u.models, 3) t.equal(v.models, 3)
    t.equal(u.fatigue, 1) t.equal(v.fatigue, 1)
    t.no(u.engaged) t.no(v.engaged)
    t.equal(gap(u, v), 4)
    -- Both pools are counted before any die is rolled.
    local text = explain()
    t.yes(text:find("4 attack dice.*4 attack dice.*rolled.*rolled"))
    local first = text:find "rolled"
    t.no(text:find("attack dice", first))
  end,
}

scenario "abilities double the dice of a melee at most" {
  covers = { "SAGA-MELEE-01" },
  set = { ["factions.vikings.board.thor.dice"] = 7 },
  seed = 1,
  run = function(t)
    local red, blue = band "vikings", band(nil, { name = "blue" })
    local u = red:add("warriors", { size = 5, files = 5, at = { 10, 10 } })
    local v = blue:add("warriors", { size = 5, files = 5, at = { 10, 15 } })
    ready(red, "thor")
    engage(u, v)
    t.equal(melee(u, v, { use = "thor" }).dice, 10)
  end,
}

scenario "eight warriors against eight" {
  covers = { "SAGA-MELEE-01" },
  run = function(t)
    local u, v = lines("warriors", 8, "warriors", 8)
    local p = odds(function() return melee(u, v).winner end)
    t.equal(p:chance(u) - p:chance(u) % 0.000001, 0.395409)
    t.equal(p:chance(u), p:chance(v))
  end,
}

scenario "only who is engaged fights" {
  covers = { "SAGA-MELEE-01", "SAGA-ENGAGE-01" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { at = { 10, 10 } })
    local v = blue:add("warriors", { at = { 10, 20 } })
    t.refused(function() melee(u, v) end, "SAGA-ENGAGE-01")
  end,
}
