-- Difficult ground: 2 inches of allowance for an inch, 4 for riders.
local function man(side, kit, y)
  return side:add("warrior", kit, { at = { 10, y or 10 } })
end

scenario "wholly in a bog 7 inches bring a man 3, 8 bring 4, 6 bring 3" {
  covers = { "PIL-TERR-09", "PIL-TERR-08" },
  run = function(t)
    local red = band "vikings"
    piece("bog", { at = { 15, 20 }, size = { 20, 40 } })
    local sa = man(red, { armour = true }, 10)
    local ua = man(red, {}, 20)
    local fa = man(red, { armour = true, shield = true }, 30)
    t.refused(function() move(sa, { 13.1, 10 }) end, "PIL-MOVE-03")
    local r = move(sa, { 13, 10 })
    t.equal(r.spent, 6)
    t.equal(r.left, 1)
    t.explains "PIL-TERR-09"
    t.refused(function() move(ua, { 14.1, 20 }) end, "PIL-MOVE-03")
    t.equal(move(ua, { 14, 20 }).left, 0)
    t.refused(function() move(fa, { 13.1, 30 }) end, "PIL-MOVE-03")
    t.equal(move(fa, { 13, 30 }).spent, 6)
  end,
}

scenario "2 inches of open ground leave 5 of 7: 2 in the bog, 4 travelled" {
  covers = { "PIL-TERR-09" },
  run = function(t)
    local red = band "vikings"
    piece("bog", { at = { 17, 10 }, size = { 10, 10 } })
    local a = man(red, { armour = true })
    t.refused(function() move(a, { 14.5, 10 }) end, "PIL-MOVE-03")
    local r = move(a, { 14, 10 })
    t.equal(r.spent, 6)
    t.equal(a.x, 14)
  end,
}

scenario "an inch of bog on the way costs 2: 6 inches travelled of 7" {
  covers = { "PIL-TERR-09" },
  run = function(t)
    local red = band "vikings"
    piece("bog", { at = { 12.5, 10 }, size = { 1, 10 } })
    local a = man(red, { armour = true })
    t.refused(function() move(a, { 16.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(a, { 16, 10 }).spent, 7)
  end,
}

scenario "lengths in difficult ground are rounded up, unless the tables say otherwise" {
  covers = { "PIL-TERR-09", "PIL-CAV-02" },
  run = function(t)
    local red = band "huns"
    piece("bog", { at = { 12.2, 20 }, size = { 0.4, 40 } })
    local a, b = man(red, { armour = true }, 10), man(red, { armour = true }, 14)
    local rider = man(red, { armour = true, horse = true }, 20)
    t.equal(move(a, { 13, 10 }).spent, 4.6)
    t.equal(move(rider, { 13, 20 }).spent, 6.6)
    set("rules.terrain.difficult.cost", "exact")
    t.equal(move(b, { 13, 14 }).spent, 3.4)
    set("rules.terrain.difficult.infantry", 3)
    t.equal(move(man(red, { armour = true }, 30), { 13, 30 }).spent, 3.8)
  end,
}

scenario "the parts in difficult ground are added up before they are rounded" {
  covers = { "PIL-TERR-09" },
  run = function(t)
    local red = band "vikings"
    piece("bog", { at = { 11.2, 10 }, size = { 0.4, 10 } })
    piece("rocks", { at = { 13.2, 10 }, size = { 0.4, 10 } })
    t.equal(move(man(red, {}), { 14, 10 }).spent, 5.2)
  end,
}

scenario "two kinds of difficult ground on one spot are no worse than one" {
  covers = { "PIL-TERR-09" },
  run = function(t)
    local red = band "vikings"
    piece("bog", { at = { 15, 10 }, size = { 10, 10 } })
    piece("rocks", { at = { 15, 10 }, size = { 10, 10 } })
    t.equal(move(man(red, {}), { 12, 10 }).spent, 4)
  end,
}
