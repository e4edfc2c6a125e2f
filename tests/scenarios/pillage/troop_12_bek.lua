-- The bek: spear, sabre and bow, on a horse, and another weapon each round.
scenario "the spear strikes first on the charge, the sabre follows in the next round" {
  covers = { "PIL-TROOP-12" },
  dice = { charge = { 4 }, hit = { 1, 1, 1, 1 }, target = { 4, 4 } },
  choices = { weapon = { "spear", "sabre" } },
  run = function(t)
    local red, blue = band(), band "anglo_saxons"
    local bek = red:add("bek", { name = "Bek", weapon = { "spear", "sabre" }, shield = true, armour = true, horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 20 } })
    charge(bek, man)
    local r = fight(bek, man)
    t.equal({ r:by(bek)[1].weapon, r:by(bek)[1].step }, { "spear", "first" })
    r = fight(bek, man)
    t.equal({ r:by(bek)[1].weapon, r:by(bek)[1].step }, { "sabre", "normal" })
    t.equal(r:by(bek)[1].need, 5)                -- 4 against SA, the sabre -1
  end,
}

scenario "he shoots the composite bow from the saddle, and an order chooses his weapon too" {
  covers = { "PIL-TROOP-12", "PIL-CAV-07" },
  dice = { hit = { 1, 1, 1, 1 }, target = { 4 } },
  run = function(t)
    local red, blue = band(), band "anglo_saxons"
    local bek = red:add("bek", { weapon = { "spear", "sabre", "composite_bow" }, horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 20 } })
    t.equal(#shoot(bek, man).blows, 2)
    put(man, { 10, 11.3 })
    engage(bek, man)
    wield(bek, "spear")
    t.equal(fight(bek, man):by(bek)[1].weapon, "spear")
  end,
}

scenario "all of that may be fielded, anything else may not" {
  covers = { "PIL-TROOP-12" },
  run = function(t)
    local function refusals(kit)
      battle {}
      local red = band()
      red:add("chief", { weapon = "spear", at = { 10, 10 } })
      red:add("bek", kit, { name = "Bek", at = { 20, 10 } })
      local n = 0
      for _, r in ipairs(muster(red).refusals) do
        if r.text:find("may not have") or r.rule == "PIL-TROOP-12" then n = n + 1 end
      end
      return n
    end
    t.equal(refusals { weapon = { "spear", "sabre", "composite_bow" }, shield = true, armour = true, helmet = true, horse = true }, 0)
    t.equal(refusals { weapon = { "spear", "sabre" } }, 0)
    t.equal(refusals { weapon = "dane_axe" }, 1)
    t.equal(refusals { weapon = "javelin", horn = true, horse = true }, 2)
  end,
}

scenario "hit points and attacks stand in the data" {
  covers = { "PIL-TROOP-12" },
  set = { ["rules.troop.bek.hp"] = 2, ["rules.troop.bek.attacks"] = 2 },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band(), band "anglo_saxons"
    local bek = red:add("bek", { weapon = "sabre", at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", touch = bek, bearing = 0 })
    engage(bek, man)
    t.equal(bek.hp, 2)
    t.equal(#fight(bek, man):by(bek), 2)
  end,
}
