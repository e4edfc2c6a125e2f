-- House rule: a chief down to his last hit point strikes once more each round.
local function pair(hp, troop)
  local a = band("vikings"):add(troop or "chief", { weapon = "spear", hp = hp, name = "Ulf" })
  local b = band("normans"):add("chief", { weapon = "spear", name = "Guy" })
  engage(a, b)
  return a, b
end

scenario "with one hit point left he has three attacks" {
  covers = { "house:last_stand" },
  house = { "last_stand" },
  dice = { hit = { 1, 1, 1, 1, 1 } },
  run = function(t)
    local a, b = pair(1)
    local r = fight(a, b)
    t.equal(#r:by(a), 3)
    t.equal(#r:by(b), 2)                              -- he is unhurt
  end,
}

scenario "with two he has not yet, and a warrior never" {
  covers = { "house:last_stand" },
  house = { "last_stand" },
  dice = { hit = { 1, 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local a, b = pair(2)
    t.equal(#fight(a, b):by(a), 2)
    battle { house = { "last_stand" } }
    a, b = pair(1, "warrior")
    t.equal(#fight(a, b):by(a), 1)
    t.not_ran("house:last_stand")
  end,
}

-- A spear hits UA on 4 and more, UA saves on 6: 5/12 a blow, and nobody dies of three.
scenario "he wounds by half as much more" {
  covers = { "house:last_stand" },
  run = function(t)
    local a, b = pair(1)
    local c = compare{ book = function() fight(a, b) end, house = function() on "last_stand" fight(a, b) end, measure = measure.wounds(b) }
    t.equal(c.rows[1].value, 5 / 6)
    t.equal(c.rows[2].value, 5 / 4)
    on "last_stand"
    set("house.last_stand.attacks", 2)
    t.odds(function() fight(a, b) return not b.alive end, "1375/6912")         -- 3 or 4 of 4
  end,
}
