-- Searching things for loot.
local function searcher(kind, kit, options)
  local red = band "vikings"
  local m = red:add("warrior", { name = "Ulf", at = { 10, 10 } }, kit or {})
  local p = piece(kind or "chest", options or { at = { 10.9, 10 } })
  return m, p, red
end

local function house() return { at = { 12.5, 10 }, size = { 4, 4 } } end

scenario "on a 1 the chest is empty for good and the move goes on" {
  covers = { "PIL-LOOT-02" },
  dice = { search = { 1 } },
  run = function(t)
    local m, chest, red = searcher("chest", { at = { 7, 10 } })
    move(m, { 10, 10 })
    local r = search(m, chest)
    t.no(r.ok)
    t.equal(r.row, 1)
    t.equal(r.left, 5)
    t.equal(move(m, { 5, 10 }).spent, 5)
    local other = red:add("warrior", { at = { 11.8, 10 } })
    t.refused(function() search(other, chest) end, "PIL-LOOT-02")
  end,
}

scenario "on a 3 nothing is found this time, and the move is over" {
  covers = { "PIL-LOOT-02" },
  dice = { search = { 3, 2 } },
  run = function(t)
    local m, chest, red = searcher()
    t.no(search(m, chest).ok)
    t.equal(m.loot, 0)
    t.refused(function() move(m, { 8, 10 }) end, "PIL-MOVE-01")
    t.refused(function() search(m, chest) end, "PIL-LOOT-02")
    next_turn()
    t.no(search(m, chest).ok)
  end,
}

scenario "on a 4 loot is found, once" {
  covers = { "PIL-LOOT-02", "PIL-LOOT-03" },
  dice = { search = { 4 }, find = { 3 } },
  run = function(t)
    local m, chest = searcher()
    local r = search(m, chest)
    t.yes(r.ok)
    t.equal(r.value, 1)
    t.equal(m.loot, 1)
    next_turn()
    t.refused(function() search(m, chest) end, "PIL-LOOT-02")
  end,
}

scenario "what ends the move, how often one searches and how much there is are data" {
  covers = { "PIL-LOOT-02" },
  set = { ["rules.search.ends_move"] = false, ["rules.search.per_turn"] = 2, ["rules.search.uses"] = 2 },
  dice = { search = { 4, 1 }, find = { 1 } },
  run = function(t)
    local m, chest = searcher()
    search(m, chest)
    search(m, chest)
    t.refused(function() search(m, chest) end, "PIL-LOOT-02")
    t.equal(move(m, { 5, 10 }).spent, 5)
    next_turn()
    t.refused(function() search(m, chest) end, "PIL-LOOT-02")
  end,
}

scenario "a man away from the chest does not search it, nor does a rider or who fights" {
  covers = { "PIL-LOOT-02" },
  dice = { search = { 2 } },
  run = function(t)
    local m, chest, red = searcher()
    local far = red:add("warrior", { at = { 14, 10 } })
    local rider = red:add("warrior", { horse = true, at = { 10.9, 11.2 } })
    t.refused(function() search(far, chest) end, "PIL-LOOT-02")
    t.refused(function() search(rider, chest) end, "PIL-LOOT-02")
    local wood = piece("forest", { at = { 10, 10 }, size = { 4, 4 } })
    t.refused(function() search(m, wood) end, "PIL-LOOT-02")
    set("rules.loot.cavalry.search", true)
    t.no(search(rider, chest).ok)
    engage(m, band("anglo_saxons"):add("warrior", { at = { 9, 10 } }))
    t.refused(function() search(m, chest) end, "PIL-LOOT-02")
  end,
}

scenario "a find is worth 1, 2 or 3 by its die" {
  covers = { "PIL-LOOT-03" },
  dice = { search = { 4, 5, 6 }, find = { 3, 5, 6 } },
  run = function(t)
    local red = band "vikings"
    for i, value in ipairs { 1, 2, 3 } do
      local m = red:add("warrior", { at = { 10, 5 * i } })
      local chest = piece("chest", { at = { 10.9, 5 * i } })
      t.equal(search(m, chest).value, value)
      t.equal(m.loot, value)
    end
  end,
}

scenario "the numbers of finds are data" {
  covers = { "PIL-LOOT-03" },
  set = { ["rules.loot.find.excellent.from"] = 5, ["rules.loot.find.excellent.value"] = 2, ["rules.search.found"] = 3 },
  dice = { search = { 3 }, find = { 5 } },
  run = function(t)
    local m, chest = searcher()
    t.equal(search(m, chest).value, 2)
  end,
}

scenario "a search finds something in half of all cases, something excellent in a twelfth" {
  covers = { "PIL-LOOT-02", "PIL-LOOT-03" },
  run = function(t)
    local m, chest = searcher()
    t.odds(function() return search(m, chest).ok end, "1/2")
    t.odds(function() return search(m, chest).value == 3 end, "1/12")
  end,
}

scenario "who holds two and finds two leaves it on the ground" {
  covers = { "PIL-LOOT-04" },
  dice = { search = { 4 }, find = { 4 } },
  run = function(t)
    local m, chest, red = searcher("chest", { loot = 2 })
    local r = search(m, chest)
    t.yes(r.ok)
    t.equal(r.value, 2)
    t.equal(m.loot, 2)
    local friend = red:add("warrior", { at = { 11.7, 10 } })
    t.equal(take(friend).value, 2)
  end,
}

scenario "four finds and empty rows use a church up, rows of nothing do not" {
  covers = { "PIL-BUILD-13" },
  dice = { search = { 4, 1, 2, 6, 5 }, find = { 1, 1, 1 } },
  run = function(t)
    local m, church = searcher("church", {}, house())
    for _, found in ipairs { true, false, false, true } do
      t.equal(search(m, church).ok, found)
      next_turn()
    end
    t.yes(search(m, church).ok)
    next_turn()
    t.refused(function() search(m, church) end, "PIL-LOOT-02")
  end,
}

scenario "how often a rich building is searched is data" {
  covers = { "PIL-BUILD-13" },
  set = { ["rules.building.rich_searches.number"] = 1 },
  dice = { search = { 1 } },
  run = function(t)
    local m, church = searcher("church", {}, house())
    search(m, church)
    next_turn()
    t.refused(function() search(m, church) end, "PIL-LOOT-02")
  end,
}

scenario "a church counts as fortified for fire" {
  covers = { "PIL-BUILD-13" },
  run = function(t)
    local m, church = searcher("church", { torch = true }, house())
    t.equal(need("ignite", m, church), 7)
  end,
}
