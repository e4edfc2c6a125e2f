-- A target flees on 4 or more, if the charge would reach it.
local function setup(kit, away)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
  local b = blue:add("warrior", kit or { weapon = "hand_weapon" }, { at = { away or 18, 10 } })
  return a, b, blue
end

scenario "a 3 fails, a 4 succeeds" {
  covers = { "PIL-REACT-04" },
  dice = { flee = { 3, 4 }, charge = { 1, 1 } },
  run = function(t)
    local a, b = setup()
    t.yes(charge(a, b, { react = "flee" }).contact)
    undo(true)
    local r = charge(a, b, { react = "flee" })
    t.equal(r.reaction, "flee")
    t.no(r.contact)
    t.no(b.in_melee)
  end,
}

scenario "a UA target flees 8 inches, and the charger ends where contact would have been" {
  covers = { "PIL-REACT-04" },
  dice = { flee = { 5 }, charge = { 1 } },
  run = function(t)
    local a, b = setup()
    charge(a, b, { react = "flee" })
    t.equal(b.x, 26)
    t.equal(a.x, 17)
    t.equal(a.moved, 7)
    t.no(a.in_melee)
  end,
}

scenario "a charger too short moves half, and the target stays put" {
  covers = { "PIL-REACT-04" },
  dice = { flee = { 5 }, charge = { 1 } },
  run = function(t)
    local a, b = setup(nil, 22)
    t.no(charge(a, b, { react = "flee" }).contact)
    t.equal(b.x, 22)
    t.equal(a.x, 13)
  end,
}

scenario "who fails makes no attack in the first round, but saves; after it he fights" {
  covers = { "PIL-REACT-04" },
  dice = { flee = { 1 }, charge = { 5 }, hit = { 3, 1, 1 }, save = { 6 } },
  run = function(t)
    local a, b = setup({ weapon = "hand_weapon", shield = true })
    charge(a, b, { react = "flee" })
    t.refused(function() raise_shield(b) end, "PIL-REACT-04")
    t.refused(function() push(b, a) end, "PIL-REACT-04")
    local r = fight(a, b)
    t.equal(#r:by(b), 0)
    t.yes(r:by(a)[1].save.ok)
    t.equal(#fight(a, b):by(b), 1)
  end,
}

scenario "or he takes a wound, or is removed, where the tables say so" {
  covers = { "PIL-REACT-04" },
  dice = { flee = { 1, 1 }, charge = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", at = { 18, 10 } })
    set("rules.react.flee_fail_effect", "wound")
    charge(a, b, { react = "flee" })
    t.equal(b.hp, 2)
    undo(true)
    set("rules.react.flee_fail_effect", "removed")
    charge(a, b, { react = "flee" })
    t.no(b.alive)
    t.no(a.in_melee)
  end,
}

scenario "a flight stops at the edge of the table, or leads off it" {
  covers = { "PIL-REACT-04" },
  dice = { flee = { 6, 6 }, charge = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 38, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 44, 10 } })
    charge(a, b, { react = "flee" })
    t.equal(b.x, 47.5)
    undo(true)
    set("rules.react.flee_off_table", "out")
    charge(a, b, { react = "flee" })
    t.no(b.alive)
  end,
}

scenario "a flight keeps 1 inch from enemies" {
  covers = { "PIL-REACT-04", "PIL-MOVE-04" },
  dice = { flee = { 6 }, charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("warrior", { weapon = "hand_weapon", at = { 24, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    charge(a, b, { react = "flee" })
    t.equal(b.x, 22)
  end,
}

scenario "a flight pays for the ground" {
  covers = { "PIL-REACT-04", "PIL-TERR-09" },
  dice = { flee = { 6 }, charge = { 1 } },
  run = function(t)
    local a, b = setup()
    piece("bog", { at = { 22, 10 }, size = { 10, 6 } })
    charge(a, b, { react = "flee" })
    t.equal(b.x, 22)
  end,
}

scenario "who has no room to flee is reached all the same" {
  covers = { "PIL-REACT-04" },
  dice = { flee = { 6 }, charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 41, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 47.5, 10 } })
    t.yes(charge(a, b, { react = "flee" }).contact)
  end,
}

scenario "the charger may catch a slow target, where the tables say so" {
  covers = { "PIL-REACT-04" },
  set = { ["rules.react.pursuit"] = "catch" },
  dice = { flee = { 6, 6 }, charge = { 1, 1 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 10 } })
    t.yes(charge(a, b, { react = "flee" }).contact)       -- 4.7 and 8 of 15 inches
    t.equal(b.x, 24)
    undo(true)
    put(b, { 22, 10 })
    t.no(charge(a, b, { react = "flee" }).contact)        -- 10.7 and 8
  end,
}
