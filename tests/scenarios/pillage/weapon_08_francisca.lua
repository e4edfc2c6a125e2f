-- The francisca: thrown once the charge is declared, before the reaction.
local function charger(away)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = { "francisca", "hand_weapon" }, at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "bow", armour = true, at = { 11 + away, 10 } })
  return a, b
end

scenario "3 inches away it wounds: the charge is cancelled and the turn of the thrower is over" {
  covers = { "PIL-WEAPON-08" },
  dice = { hit = { 5 }, save = { 5 } },
  run = function(t)
    local a, b = charger(3)
    local r = charge(a, b, { react = "bow" })      -- he is gone before he can shoot
    t.equal(r.blows[1].kind, "throw")
    t.equal(r.blows[1].need, 5)
    t.equal(r.blows[1].save.need, 6)
    t.yes(r.cancelled)
    t.no(b.alive)
    t.equal(a.x, 10)
    t.refused(function() move(a, { 11, 10 }) end, "PIL-MOVE-01")
  end,
}

scenario "5 inches away it is a long throw; a miss, and the charge goes on" {
  covers = { "PIL-WEAPON-08" },
  dice = { hit = { 5 }, charge = { 5 } },
  run = function(t)
    local a, b = charger(5)
    local r = charge(a, b)
    t.equal(r.blows[1].need, 6)
    t.no(r.blows[1].hit)
    t.yes(r.contact)
  end,
}

scenario "beyond 6 inches the axe is wasted, and the charge goes on" {
  covers = { "PIL-WEAPON-08" },
  dice = { charge = { 5 } },
  run = function(t)
    local a, b = charger(7)
    local r = charge(a, b)
    t.equal(#r.blows, 0)
    t.yes(r.contact)
  end,
}

scenario "first the axe, then the reaction" {
  covers = { "PIL-WEAPON-08", "PIL-CHARGE-02" },
  dice = { hit = { 1, 1 }, charge = { 5 } },
  run = function(t)
    local a, b = charger(5)
    local r = charge(a, b, { react = "bow" })
    t.equal(r.blows[1].by, a)
    t.equal(r.blows[2].by, b)
  end,
}

scenario "by the data the reaction comes first, then the axe" {
  covers = { "PIL-WEAPON-08" },
  set = { ["rules.weapon.francisca.before_reaction"] = false },
  dice = { hit = { 1, 5 }, save = { 5 } },
  run = function(t)
    local a, b = charger(3)
    local r = charge(a, b, { react = "bow" })
    t.equal(r.blows[1].by, b)
    t.equal(r.blows[2].by, a)
    t.yes(r.cancelled)
    t.refused(function() move(a, { 11, 10 }) end, "PIL-MOVE-01")
  end,
}

scenario "each charge has its throw; by the data one in the game" {
  covers = { "PIL-WEAPON-08" },
  dice = { hit = { 1, 1, 1 }, charge = { 1, 1, 1, 1 } },
  run = function(t)
    for _, x in ipairs { { "charge", 1 }, { "game", 0 } } do
      battle {}
      set("rules.weapon.francisca.range", 20)
      set("rules.weapon.francisca.uses", x[1])
      local a, b = charger(15)
      local r = charge(a, b)                       -- falls short
      t.equal(#r.blows, 1)
      t.no(r.contact)
      next_turn()
      t.equal(#charge(a, b).blows, x[2])
    end
  end,
}

scenario "it is for melee men: any melee weapon beside it, no bow; it is not shot in the shooting stage" {
  covers = { "PIL-WEAPON-08" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { weapon = { "francisca", "bow", "spear" }, at = { 12, 10 } })
    t.refused(function() return muster(red) end, "PIL-WEAPON-08")
    battle {}
    local a, b = charger(3)
    t.refused(function() shoot(a, b, { weapon = "francisca" }) end, "PIL-SHOOT-13")
  end,
}
