-- An enemy at the wagon and no friend: it gives nothing, and is his at the end.
local function camp()
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local wagon = red:add("wagon", { at = { 40, 40 } })
  local a = red:add("warrior", { weapon = "javelin", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 15 } })
  local thief = blue:add("warrior", { weapon = "hand_weapon", touch = wagon, bearing = 90 })
  return wagon, a, b, thief, red, blue
end

scenario "javelins have one throw, and he who holds it scores six more" {
  covers = { "PIL-TROOP-18", "PIL-TROOP-16" },
  dice = { hit = { 1 } },
  run = function(t)
    local _, a, b, _, red, blue = camp()
    t.equal(#shoot(a, b).blows, 1)
    t.equal(score(blue), 6)
    t.equal(score(red), 0)
  end,
}

scenario "with a friend at it too, or nobody, it is not the enemy's" {
  covers = { "PIL-TROOP-18" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local wagon, a, b, thief, red, blue = camp()
    red:add("warrior", { weapon = "spear", touch = wagon, bearing = 270 })
    t.equal(#shoot(a, b).blows, 2)
    t.equal(score(blue), 0)
    battle {}
    wagon, a, b, thief, red, blue = camp()
    put(thief, { 5, 40 })
    t.equal(score(blue), 0)
  end,
}

scenario "what it is worth stands in the data" {
  covers = { "PIL-TROOP-18" },
  set = { ["rules.troop.wagon.prize"] = 4 },
  run = function(t)
    local _, _, _, _, _, blue = camp()
    t.equal(score(blue), 4)
  end,
}
