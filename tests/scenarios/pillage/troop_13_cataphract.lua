-- The cataphract: all of his gear, and one weapon until a melee is over.
local function lists()
  local red, blue = band "byzantines", band "anglo_saxons"
  local c = red:add("cataphract", { name = "Cat", weapon = { "spear", "hand_weapon" }, armour = true, shield = true, horse = true, at = { 10, 10 } })
  local man = blue:add("warrior", { name = "B", weapon = "hand_weapon", armour = true, shield = true, at = { 10, 20 } })
  return c, man, red, blue
end

scenario "who chose the spear on the charge has the spear in round 2, whatever is asked" {
  covers = { "PIL-TROOP-13" },
  dice = { charge = { 4 }, hit = { 1, 1, 1, 1 }, target = { 4, 4 } },
  run = function(t)
    local c, man = lists()
    charge(c, man)
    wield(c, "spear")
    t.equal(fight(c, man):by(c)[1].weapon, "spear")
    wield(c, "hand_weapon")
    t.equal(fight(c, man):by(c)[1].weapon, "spear")
  end,
}

scenario "who chose the sword keeps it; in the next melee he chooses again" {
  covers = { "PIL-TROOP-13" },
  dice = { hit = { Cat = { 1, 5, 1 }, B = { 1, 1 }, D = { 1 } }, save = { B = { 1 } }, target = { 4, 4, 4 } },
  choices = { weapon = { "hand_weapon", "spear" } },
  run = function(t)
    local c, man, _, blue = lists()
    put(man, { 10, 11.3 })
    engage(c, man)
    t.equal(fight(c, man):by(c)[1].weapon, "hand_weapon")
    t.equal(fight(c, man):by(c)[1].weapon, "hand_weapon")      -- nothing is asked
    t.no(man.alive)
    local other = blue:add("warrior", { name = "D", weapon = "hand_weapon", touch = c, bearing = 180 })
    engage(c, other)
    t.equal(fight(c, other):by(c)[1].weapon, "spear")
  end,
}

scenario "an attack that a lasso takes away leaves the choice as it was made" {
  covers = { "PIL-TROOP-13" },
  dice = { hit = { Hun = { 6, 1 }, Cat = { 1 } }, save = { 4 }, target = { 4, 4, 4 } },
  choices = { weapon = { "spear" } },
  run = function(t)
    local red, blue = band "byzantines", band "huns"
    local c = red:add("cataphract", { name = "Cat", weapon = { "spear", "hand_weapon" }, armour = true, shield = true, horse = true, at = { 10, 10 } })
    local hun = blue:add("warrior", { name = "Hun", weapon = "spear", horse = true, touch = c, bearing = 0 })
    engage(c, hun)
    t.equal(fight(c, hun):by(c)[1].cancelled, "PIL-FACTION-HUNS-02")
    t.equal(fight(c, hun):by(c)[1].weapon, "spear")
  end,
}

scenario "he costs 80 with all that he must have, and less gear is refused" {
  covers = { "PIL-TROOP-13" },
  run = function(t)
    local function ask(weapon, kit)
      battle {}
      local red = band "byzantines"
      red:add("chief", { weapon = "spear", at = { 10, 10 } })
      red:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })
      red:add("cataphract", kit, { weapon = weapon, at = { 20, 10 } })
      return red
    end
    local all = ask({ "spear", "hand_weapon" }, { armour = true, shield = true, horse = true })
    t.equal(muster(all).cost, 35 + 3 * 15 + 80)
    t.yes(muster(all).ok)
    for _, x in ipairs {
      { { "spear" }, { armour = true, shield = true, horse = true } },
      { { "hand_weapon" }, { armour = true, shield = true, horse = true } },
      { { "spear", "hand_weapon" }, { armour = true, shield = true } },
      { { "spear", "hand_weapon" }, { armour = true, horse = true } },
      { { "spear", "hand_weapon" }, { shield = true, horse = true } },
    } do
      local red = ask(x[1], x[2])
      t.refused(function() return muster(red) end, "PIL-TROOP-13")
    end
  end,
}
