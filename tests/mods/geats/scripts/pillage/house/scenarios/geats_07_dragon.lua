-- What lies in a mound, and what lies on it.
scenario "the cup is taken and the worm sleeps" {
  covers = { "geats:dragon_hoard" },
  house = { "dragon_hoard" },
  dice = { search = { 1 }, find = { 4 }, ["geats:dragon_hoard"] = { 3 } },
  run = function(t)
    local mound = piece("burial_mound", { at = { 10, 14 }, size = { 4, 4 } })
    local red, blue = band "geats", band "vikings"
    local thief = blue:add("warrior", { at = { 10, 11.5 } })
    red:add("warrior", { at = { 40, 40 } })
    local r = search(thief, mound)
    t.equal(r.row, 6)
    t.yes(thief.alive)
  end,
}

scenario "one robber in three is burned" {
  covers = { "geats:dragon_hoard" },
  house = { "dragon_hoard" },
  run = function(t)
    local mound = piece("burial_mound", { at = { 10, 14 }, size = { 4, 4 } })
    local red, blue = band "geats", band "vikings"
    local thief = blue:add("warrior", { at = { 10, 11.5 } })
    red:add("warrior", { at = { 40, 40 } })
    t.odds(function() search(thief, mound); return thief.cause == "fire" end, "1/3")
  end,
}
