-- The shield: class, raising, and nothing behind two full hands.
scenario "with the Dane axe in use a shield gives nothing; raised it counts, without a blow" {
  covers = { "PIL-GEAR-15", "PIL-WEAPON-12", "PIL-SHIELD-01" },
  dice = { hit = { 3, 1, 4 }, save = { 6, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local function pair(y)
      local axe = red:add("warrior", { weapon = "dane_axe", shield = true, at = { 10, y } })
      local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 11, y } })
      engage(axe, enemy)
      return axe, enemy
    end
    local a1, e1 = pair(10)
    local a2, e2 = pair(20)
    t.equal(a1.class, "UA")
    local blow = fight(a1, e1):by(e1)[1]
    t.equal(blow.need, 3)
    t.equal(blow.save.need, 6)
    raise_shield(a2)
    local r = fight(a2, e2)
    t.equal(#r:by(a2), 0)
    t.equal(r:by(e2)[1].need, 4)
    t.equal(r:by(e2)[1].save.need, 4)
  end,
}

scenario "what an idle shield stops counting for is a data key" {
  covers = { "PIL-GEAR-15" },
  set = { ["rules.armour.idle_shield_affects.1"] = "move" },
  dice = { hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local axe = red:add("warrior", { weapon = "dane_axe", shield = true, at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local blow = attack(enemy, axe, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)              -- the shield still deters
    t.equal(blow.save.need, 6)         -- and no longer saves
  end,
}
