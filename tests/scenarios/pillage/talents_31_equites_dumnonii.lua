-- Equites Dumnonii: a rider who charges from 6 inches or more has +1 in the first
-- round. Bases: 0.8 inches of a rider, 0.5 of a man on foot.
local function setup(gap, kit)
  local red, blue = band(), band()
  red:add("chief", { talents = { "equites_dumnonii" }, at = { 40, 5 } })
  local a = red:add("warrior", kit or { weapon = "hand_weapon", horse = true }, { at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10 + gap + (a.mounted and 1.3 or 1), 10 } })
  return a, b, blue
end

scenario "from 6 inches a rider who needs 4 needs 2, from 5.9 he needs 3" {
  covers = { "PIL-TALENT-31", "PIL-CHARGE-11" },
  dice = { charge = { 6, 6 }, hit = { 2, 1, 2, 1 }, target = { 4, 4 }, save = { 6 } },
  run = function(t)
    for i, gap in ipairs { 5.9, 6 } do
      battle {}
      local a, b = setup(gap)
      charge(a, b, { react = "none" })
      local blow = fight(a, b):by(a)[1]
      t.equal(blow.need, 4 - i)
      t.equal(blow.hit, i == 2)
    end
    t.ran("PIL-TALENT-31", 1)
  end,
}

scenario "a charge that rolled a 1 has no bonus of its own, but this one" {
  covers = { "PIL-TALENT-31" },
  dice = { charge = { 1 }, hit = { 1, 1, 1, 1 }, target = { 4, 4 } },
  run = function(t)
    local a, b = setup(6)
    t.no(charge(a, b, { react = "none" }).bonus)
    t.equal(fight(a, b):by(a)[1].need, 3)
    t.equal(fight(a, b):by(a)[1].need, 4)       -- the second round
  end,
}

scenario "a man on foot has no use of it" {
  covers = { "PIL-TALENT-31" },
  dice = { charge = { 3 }, hit = { 1, 1 } },
  run = function(t)
    local a, b = setup(6, { weapon = "hand_weapon" })
    charge(a, b, { react = "none" })
    t.equal(fight(a, b):by(a)[1].need, 3)
    t.not_ran("PIL-TALENT-31")
  end,
}

scenario "nor has a rider who fell short and is charged himself" {
  covers = { "PIL-TALENT-31" },
  dice = { charge = { 1, 1 }, hit = { 1, 1 }, target = { 4 } },
  run = function(t)
    local a, b, blue = setup(18)
    t.no(charge(a, b, { react = "none" }).contact)
    local c = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { a.x, 14 } })
    t.yes(charge(c, a, { react = "none" }).contact)
    t.equal(fight(a, c):by(a)[1].need, 4)
    t.not_ran("PIL-TALENT-31")
  end,
}

scenario "from where it counts is a data key" {
  covers = { "PIL-TALENT-31" },
  set = { ["talents.equites_dumnonii.from"] = 8 },
  dice = { charge = { 3 }, hit = { 1, 1 }, target = { 4 } },
  run = function(t)
    local a, b = setup(7.9)
    charge(a, b, { react = "none" })
    t.equal(fight(a, b):by(a)[1].need, 3)
  end,
}

scenario "50 gold pieces, for Romano-British" {
  covers = { "PIL-TALENT-31" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "equites_dumnonii" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 80)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.equites_dumnonii.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
