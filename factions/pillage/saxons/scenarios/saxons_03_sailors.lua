-- On ships Saxons always have the charge bonus; their ships sail 25 inches.
local function aboard(faction)
  local red, blue = band(faction), band "vikings"
  piece("lake", { at = { 24, 24 }, size = { 46, 46 } })
  piece("ship", { at = { 20, 20 }, size = { 12, 6 }, capacity = 20 })
  local a = red:add("warrior", { weapon = "spear", at = { 20, 20 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
  engage(a, b)
  return a, b
end

scenario "in the third round on a ship a spear needs 3 instead of 4" {
  covers = { "PIL-FACTION-SAXONS-03" },
  dice = { hit = { 1, 1, 1, 1, 3, 1 }, save = { 6 } },
  run = function(t)
    local a, b = aboard "saxons"
    fight(a, b)
    fight(a, b)
    local r = fight(a, b)
    t.equal(r.round, 3)
    t.equal(r:by(a)[1].need, 3)
    t.yes(r:by(a)[1].hit)
    t.equal(r:by(b)[1].need, 3)        -- a hand weapon, without a bonus
  end,
}

scenario "a Viking on a ship, and a Saxon ashore, need 4" {
  covers = { "PIL-FACTION-SAXONS-03" },
  dice = { hit = { 1, 1, 1, 1 } },
  run = function(t)
    local a, b = aboard "vikings"
    t.equal(fight(a, b):by(a)[1].need, 4)
    battle { game = "pillage" }
    a = band("saxons"):add("warrior", { weapon = "spear", at = { 20, 20 } })
    b = band("vikings"):add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
    engage(a, b)
    t.equal(fight(a, b):by(a)[1].need, 4)
  end,
}

scenario "the bonus of a charge is not added to it" {
  covers = { "PIL-FACTION-SAXONS-03" },
  dice = { charge = { 5 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    piece("lake", { at = { 24, 24 }, size = { 46, 46 } })
    piece("ship", { at = { 20, 20 }, size = { 12, 6 }, capacity = 20 })
    local a = red:add("warrior", { weapon = "spear", at = { 16, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
    t.yes(charge(a, b, { react = "none" }).bonus)
    t.equal(fight(a, b):by(a)[1].need, 3)
  end,
}

scenario "a Saxon ship sails 25 inches, and not a tenth more" {
  covers = { "PIL-FACTION-SAXONS-03" },
  run = function(t)
    local red = band "saxons"
    piece("lake", { at = { 24, 24 }, size = { 44, 44 } })
    local ship = piece("ship", { at = { 24, 10 }, size = { 3, 10 }, faces = "north" })
    put(red:add("warrior", { at = { 2, 1 } }), ship)
    t.refused(function() sail(ship, { forward = 25.1 }) end, "PIL-SHIP-02")
    t.equal(sail(ship, { forward = 25 }).left, 0)
  end,
}
