-- Who charges on foot makes one attack more, with the improvised weapon.
local function setup(kit, low)
  local red, blue = band "vikings", band "anglo_saxons"
  red:add("chief", { weapon = "spear", talents = { "cutlass_mastery" }, at = { 3, 46 } })
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } }, kit or {})
  return a, blue:add("warrior", { weapon = "hand_weapon", shield = true, hp = 3, at = { 16, 10 } })
end

scenario "the usual attack has the bonus of the charge, the other needs a 6, and the enemy saves" {
  covers = { "PIL-TALENT-09", "PIL-CHARGE-11" },
  dice = { charge = { 5 }, hit = { 3, 6, 1 }, save = { 5, 4 } },
  run = function(t)
    local a, b = setup()
    charge(a, b, { react = "none" })
    local mine = fight(a, b):by(a)
    t.equal(#mine, 2)
    t.equal(mine[1].need, 3)
    t.yes(mine[1].hit and mine[1].save.ok)
    t.equal(mine[2].weapon, "improvised")
    t.equal(mine[2].need, 6)
    t.yes(mine[2].hit)
    t.no(mine[2].save.ok)
    t.equal(b.hp, 2)
  end,
}

scenario "a 5 misses with it" {
  covers = { "PIL-TALENT-09" },
  dice = { charge = { 5 }, hit = { 2, 5, 1 } },
  run = function(t)
    local a, b = setup()
    charge(a, b, { react = "none" })
    t.no(fight(a, b):by(a)[2].hit)
  end,
}

scenario "the turn after there is no second attack, and none for who was charged" {
  covers = { "PIL-TALENT-09" },
  dice = { charge = { 5 }, hit = { 1, 1, 1, 1, 1 } },
  run = function(t)
    local a, b = setup()
    charge(a, b, { react = "none" })
    t.equal(#fight(a, b):by(b), 1)
    next_turn()
    t.equal(#fight(a, b):by(a), 1)
    t.ran("PIL-TALENT-09", 1)
  end,
}

scenario "a rider has none" {
  covers = { "PIL-TALENT-09" },
  dice = { charge = { 5 }, target = { 4 }, hit = { 1, 1 } },
  run = function(t)
    local a, b = setup { horse = true }
    charge(a, b, { react = "none" })
    t.equal(#fight(a, b):by(a), 1)
    t.not_ran "PIL-TALENT-09"
  end,
}

scenario "it costs 40, for the Welsh" {
  covers = { "PIL-TALENT-09", "PIL-BAND-02" },
  run = function(t)
    local function bought(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "cutlass_mastery" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.refused(function() return bought "vikings" end, "PIL-BAND-02")
    t.refused(function() return bought() end, "PIL-BAND-02")
    set("talents.cutlass_mastery.factions.1", "vikings")
    t.yes(bought("vikings").ok)
    t.equal(bought("vikings").cost, 75)
  end,
}
