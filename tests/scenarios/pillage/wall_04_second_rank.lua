-- Behind the first rank a second, no larger, whose spears support it.
local man = { weapon = "hand_weapon", shield = true }

-- Two ranks that face north: n in front from {20, 20} eastwards, the second behind.
local function ranks(red, n, behind, kit)
  local first = red:row(n, "warrior", man, { at = { 20, 20 } })
  local second = red:row(behind, "warrior", kit or { weapon = "spear" }, { at = { 20, 19 } })
  return first, second
end

scenario "six behind five are refused, five are not" {
  covers = { "PIL-WALL-04" },
  run = function(t)
    local red = band "vikings"
    local first, second = ranks(red, 5, 6)
    t.refused(function() form("shield_wall", first, { faces = "north", second_rank = second }) end, "PIL-WALL-04")
    t.refused(function() form("shield_wall", first, { faces = "north", second_rank = { first[1] } }) end, "PIL-WALL-04")
    table.remove(second)
    form("shield_wall", first, { faces = "north", second_rank = second })
    t.yes(second[5]:formation("shield_wall"))
    local far = red:add("warrior", { weapon = "spear", at = { 40, 40 } })
    t.refused(function() form("shield_wall", first, { faces = "north", second_rank = { far } }) end, "PIL-WALL-01")
  end,
}

scenario "the second rank saves at +1 from the front and at -1 from the rear" {
  covers = { "PIL-WALL-04", "PIL-WALL-05" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local first, second = ranks(red, 5, 5, { weapon = "spear", shield = true })
    form("shield_wall", first, { faces = "north", second_rank = second })
    local north = blue:add("warrior", { weapon = "bow", at = { 22, 28 } })
    local south = blue:add("warrior", { weapon = "bow", at = { 22, 12 } })
    t.equal(need("save", second[3], north, { kind = "shoot" }), 4)
    t.equal(need("save", second[3], south, { kind = "shoot" }), 6)
    t.equal(need("save", first[3], north, { kind = "shoot" }), 3)
    t.equal(need("save", first[3], south, { kind = "shoot" }), 6)
  end,
}

scenario "its spears support the first rank" {
  covers = { "PIL-WALL-04", "PIL-SPEAR-02" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local first, second = ranks(red, 5, 2)
    form("shield_wall", first, { faces = "north", second_rank = second })
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = first[2], bearing = 0 })
    engage(foe, first[2])
    t.equal(need("hit", foe, first[2]), 5)
    t.equal(need("save", first[2], foe), 3)
  end,
}

scenario "shields in the second rank and its bonus are data keys" {
  covers = { "PIL-WALL-04" },
  set = { ["rules.formation.shield_wall.second_rank.shields"] = true, ["rules.formation.shield_wall.second_rank.own_bonus"] = 2 },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local first, bare = ranks(red, 5, 1)
    t.refused(function() form("shield_wall", first, { faces = "north", second_rank = bare }) end, "PIL-WALL-01")
    local armed = red:add("warrior", man, { at = { 22, 19 } })
    form("shield_wall", first, { faces = "north", second_rank = { armed } })
    local north = blue:add("warrior", { weapon = "bow", at = { 22, 28 } })
    t.equal(need("save", armed, north, { kind = "shoot" }), 3)
  end,
}
