-- An obstacle between takes the charge bonus away.
local function at_fence()
  local red, blue = band "vikings", band "anglo_saxons"
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
  piece("fence", { line = { { 17.25, 4 }, { 17.25, 16 } }, width = 0.5 })      -- from 17 to 17.5
  return red, b
end

scenario "a charge across a fence has no bonus, with a roll of 3" {
  covers = { "PIL-COVER-01" },
  dice = { charge = { 5 }, hit = { 1, 1 } },
  run = function(t)
    local red, b = at_fence()
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local r = charge(a, b)
    t.yes(r.contact)
    t.equal(r.roll, 3)
    t.no(r.bonus)
    t.equal(a.x, 16.5)
    t.equal(fight(a, b):by(a)[1].need, 3)
  end,
}

scenario "the same model charged from its own side of the fence: +1, literally read none" {
  covers = { "PIL-COVER-01" },
  dice = { charge = { 5, 5 }, hit = { 1, 1 } },
  run = function(t)
    local red, b = at_fence()
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 26, 10 } })
    t.yes(charge(a, b).bonus)
    t.equal(fight(a, b):by(a)[1].need, 2)
    undo(true)
    undo(true)
    set("rules.cover.side", "any")
    t.no(charge(a, b).bonus)
  end,
}

scenario "a rider's charge across a fence leaves the save as it is" {
  covers = { "PIL-COVER-01", "PIL-CAV-05" },
  dice = { charge = { 5 }, hit = { 4, 1 }, save = { 5 }, target = { 4 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 18, 10 } })
    piece("fence", { line = { { 17.25, 4 }, { 17.25, 16 } }, width = 0.5 })
    local a = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    t.no(charge(a, b).bonus)
    local blow = fight(a, b):by(a)[1]
    t.equal(blow.need, 4)
    t.equal(blow.save.need, 5)
  end,
}
