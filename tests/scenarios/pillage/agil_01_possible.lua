-- A jump or a climb: 1 to 4 inches, touching it, with enough movement left.
scenario "4 inches to a gap of 3 leave enough of 8 to try it" {
  covers = { "PIL-AGIL-01" },
  dice = { agility = { 6 } },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { line = { { 16, 0 }, { 16, 20 } }, width = 3 })
    local a = red:add("warrior", { at = { 10, 10 } })
    t.refused(function() jump(a, gap) end, "PIL-AGIL-01")
    t.equal(move(a, { 14, 10 }).left, 4)
    local r = jump(a, gap)
    t.yes(r.ok)
    t.equal(r.left, 1)
    t.equal(a.x, 18)
  end,
}

scenario "with 2 inches left nobody tries a gap of 3" {
  covers = { "PIL-AGIL-01" },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { line = { { 18, 0 }, { 18, 20 } }, width = 3 })
    local a = red:add("warrior", { at = { 10, 10 } })
    move(a, { 16, 10 })
    t.refused(function() jump(a, gap) end, "PIL-AGIL-01")
  end,
}

scenario "a gap of 4.5 inches is too wide, one of 4 and one of 1 are not" {
  covers = { "PIL-AGIL-01" },
  dice = { agility = { 6, 6 } },
  run = function(t)
    local red = band "vikings"
    local wide = piece("ditch", { at = { 12.75, 5 }, size = { 4.5, 4 } })
    local four = piece("ditch", { at = { 12.5, 15 }, size = { 4, 4 } })
    local one = piece("ditch", { at = { 11, 25 }, size = { 1, 4 } })
    local slit = piece("ditch", { at = { 11, 35 }, size = { 0.9, 4 } })
    local function man(y, x) return red:add("warrior", { at = { x or 10, y } }) end
    local a, b, c, d = man(5), man(15), man(25), man(35, 10.05)
    t.refused(function() jump(a, wide) end, "PIL-AGIL-01")
    t.refused(function() jump(d, slit) end, "PIL-AGIL-01")
    t.yes(jump(b, four).ok)
    t.yes(jump(c, one).ok)
    t.equal(b.x, 15)
  end,
}

scenario "the tables may leave out the bounds themselves" {
  covers = { "PIL-AGIL-01" },
  dice = { agility = { 6 } },
  set = { ["rules.agility.bounds"] = "excluded" },
  run = function(t)
    local red = band "vikings"
    local four = piece("ditch", { at = { 12.5, 15 }, size = { 4, 4 } })
    local a = red:add("warrior", { at = { 10, 15 } })
    t.refused(function() jump(a, four) end, "PIL-AGIL-01")
    set("rules.agility.most", 5)
    t.yes(jump(a, four).ok)
  end,
}

scenario "a high wall is climbed for its height, and climbed down from for the same" {
  covers = { "PIL-AGIL-01" },
  dice = { agility = { 6, 4 } },
  run = function(t)
    local red = band "vikings"
    local wall = piece("high_wall", { line = { { 12, 5 }, { 12, 15 } }, width = 1 })
    local a = red:add("warrior", { at = { 11, 10 } })
    local r = climb(a, wall)
    t.equal(r.left, 6)
    t.equal(a.x, 12)
    t.equal(move(a, { 12, 14 }).left, 2)
    next_turn()
    r = climb(a, wall, { to = { 14, 14 } })
    t.yes(r.ok)
    t.equal(r.left, 0)
    t.equal(a.x, 13)
    t.refused(function() move(a, { 14, 14 }) end, "PIL-MOVE-01")
  end,
}

scenario "a wall 4 inches high is climbed, one of 5 is not; from 5 nobody climbs down" {
  covers = { "PIL-AGIL-01" },
  dice = { agility = { 4 } },
  run = function(t)
    local red = band "vikings"
    local four = piece("high_wall", { line = { { 12, 5 }, { 12, 15 } }, width = 1, height = 4 })
    local five = piece("high_wall", { line = { { 12, 25 }, { 12, 35 } }, width = 1, height = 5 })
    local a, b = red:add("warrior", { at = { 11, 10 } }), red:add("warrior", { at = { 11, 30 } })
    t.refused(function() climb(b, five) end, "PIL-AGIL-01")
    t.refused(function() jump(b, five) end, "PIL-AGIL-01")
    t.yes(climb(a, four).ok)
  end,
}

scenario "a narrow high wall may be jumped over, unless both sizes must be 1 to 4 inches" {
  covers = { "PIL-AGIL-01" },
  dice = { agility = { 5 } },
  run = function(t)
    local red = band "vikings"
    local wall = piece("high_wall", { line = { { 12, 5 }, { 12, 15 } }, width = 0.5 })
    local a = red:add("warrior", { at = { 11.25, 10 } })
    set("rules.agility.shapes", "printed")
    t.refused(function() jump(a, wall) end, "PIL-AGIL-01")
    set("rules.agility.shapes", "free")
    t.yes(jump(a, wall).ok)
    t.equal(a.x, 12.75)
  end,
}

scenario "no rider jumps or climbs" {
  covers = { "PIL-AGIL-01", "PIL-CAV-01" },
  run = function(t)
    local red = band "huns"
    local gap = piece("ditch", { at = { 12, 10 }, size = { 2, 4 } })
    local a = red:add("warrior", { horse = true, at = { 10.2, 10 } })
    t.refused(function() jump(a, gap) end, "PIL-CAV-01")
    t.refused(function() move(a, { 14, 10 }) end, "PIL-AGIL-01")
  end,
}

scenario "nobody jumps onto a model, nor next to an enemy" {
  covers = { "PIL-AGIL-01", "PIL-MOVE-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local gap = piece("ditch", { at = { 12, 10 }, size = { 2, 20 } })
    local a, b = red:add("warrior", { at = { 10.5, 10 } }), red:add("warrior", { at = { 10.5, 14 } })
    red:add("warrior", { at = { 14, 10 } })
    blue:add("warrior", { at = { 15, 14 } })
    t.refused(function() jump(a, gap) end, "PIL-AGIL-01")
    t.refused(function() jump(b, gap) end, "PIL-MOVE-04")
  end,
}

scenario "after another model has moved the jump comes too late" {
  covers = { "PIL-AGIL-01", "PIL-MOVE-01" },
  dice = { agility = { 6 } },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { line = { { 16, 0 }, { 16, 20 } }, width = 3 })
    local a, b = red:add("warrior", { at = { 13, 10 } }), red:add("warrior", { at = { 14, 14 } })
    move(a, { 14, 10 })
    t.yes(jump(b, gap).ok)
    t.refused(function() jump(a, gap) end, "PIL-MOVE-01")
    t.equal(move(b, { 20, 14 }).spent, 2)
    t.refused(function() move(b, { 21, 14 }) end, "PIL-MOVE-01")
  end,
}

scenario "a failed jump is not paid, unless the tables say so" {
  covers = { "PIL-AGIL-01" },
  dice = { agility = { 2, 2 } },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { line = { { 12, 0 }, { 12, 30 } }, width = 3 })
    local a, b = red:add("warrior", { at = { 10, 10 } }), red:add("warrior", { at = { 10, 20 } })
    jump(a, gap)
    t.equal(a.moved, 0)
    set("rules.agility.cost", "always")
    jump(b, gap)
    t.equal(b.moved, 3)
  end,
}
