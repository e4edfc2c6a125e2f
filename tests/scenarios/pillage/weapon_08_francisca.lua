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
