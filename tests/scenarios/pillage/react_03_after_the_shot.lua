-- Who shot at his charger has neither melee weapon nor shield in that melee.
scenario "an SA archer with hand weapon and shield fights with what comes to hand, as UA" {
  covers = { "PIL-REACT-03", "PIL-WEAPON-09" },
  dice = { hit = { 1, 3, 4 }, save = { 6 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = { "bow", "hand_weapon" }, shield = true, at = { 18, 10 } })
    charge(a, b, { react = "bow" })
    t.equal(b.class, "UA")
    t.equal(b.weapon, "improvised")
    t.refused(function() raise_shield(b) end, "PIL-REACT-03")
    local r = fight(a, b)
    t.equal(r:by(a)[1].need, 2)        -- 3 against UA, +1
    t.equal(r:by(a)[1].save.need, 6)
    t.equal(r:by(b)[1].need, 5)
  end,
}

scenario "armour stays" {
  covers = { "PIL-REACT-03" },
  dice = { hit = { 1, 3, 1 }, save = { 5 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", armour = true, shield = true, at = { 18, 10 } })
    charge(a, b, { react = "bow" })
    local r = fight(a, b)
    t.equal(r:by(a)[1].need, 3)        -- 4 against SA, +1
    t.equal(r:by(a)[1].save.need, 5)
  end,
}

local function two_rounds(t)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = { "bow", "hand_weapon" }, at = { 18, 10 } })
  charge(a, b, { react = "bow" })
  t.equal(fight(a, b):by(b)[1].weapon, "improvised")
  return fight(a, b):by(b)[1].weapon
end

scenario "it lasts as long as that melee, or one round where the tables say so" {
  covers = { "PIL-REACT-03" },
  dice = { hit = { 1, 1, 1, 1, 1 }, charge = { 5 } },
  run = function(t)
    t.equal(two_rounds(t), "improvised")
    battle {}
    set("rules.react.shooter_penalty_duration", "round")
    t.dice { hit = { 1, 1, 1, 1, 1 }, charge = { 5 } }
    t.equal(two_rounds(t), "hand_weapon")
  end,
}

scenario "a charge that falls short leaves the shooter his weapons" {
  covers = { "PIL-REACT-03" },
  dice = { hit = { 1, 1, 1 }, charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 5, 10 } })
    local b = blue:add("warrior", { weapon = { "bow", "hand_weapon" }, at = { 18, 10 } })
    t.no(charge(a, b, { react = "bow" }).contact)
    engage(a, b)
    t.equal(fight(a, b):by(b)[1].weapon, "hand_weapon")
  end,
}
