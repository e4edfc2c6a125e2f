-- Riders flee on a 3.
local function setup(kit)
  local red, blue = band "vikings", band "huns"
  blue:add("chief", { weapon = "spear", talents = { "harassment_master" }, at = { 3, 46 } })
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
  return a, blue:add("warrior", { weapon = "hand_weapon", at = { 17, 10 } }, kit or { horse = true })
end

scenario "a rider flees on a 3, not on a 2, and never on a 1" {
  covers = { "PIL-TALENT-10" },
  dice = { flee = { 3, 2, 1 }, charge = { 1, 1, 1 } },
  run = function(t)
    local a, b = setup()
    t.no(charge(a, b, { react = "flee" }).contact)
    undo(true)
    t.yes(charge(a, b, { react = "flee" }).contact)
    undo(true)
    set("talents.harassment_master.threshold", 1)
    t.yes(charge(a, b, { react = "flee" }).contact)
  end,
}

scenario "a man on foot of the same band needs a 4" {
  covers = { "PIL-TALENT-10" },
  dice = { flee = { 3 }, charge = { 1 } },
  run = function(t)
    local a, b = setup {}
    t.yes(charge(a, b, { react = "flee" }).contact)
    t.not_ran "PIL-TALENT-10"
  end,
}

scenario "the threshold is data" {
  covers = { "PIL-TALENT-10" },
  run = function(t)
    local a, b = setup()
    local function away() return not charge(a, b, { react = "flee" }).contact end
    t.odds(away, "2/3")
    set("talents.harassment_master.threshold", 5)
    t.odds(away, "1/3")
  end,
}

scenario "a rider still needs 5 to push" {
  covers = { "PIL-TALENT-10", "PIL-CAV-11" },
  dice = { push = { 4, 5 }, target = { 4, 4 }, hit = { 1, 1 } },
  run = function(t)
    local a, b = setup()
    put(a, { 10, 10 })
    put(b, { 11.3, 10 })
    engage(a, b)
    push(b)
    fight(a, b)
    t.yes(b.in_melee)
    push(b)
    fight(a, b)
    t.no(b.in_melee)
    t.not_ran "PIL-TALENT-10"
  end,
}

scenario "it costs 40, for Bretons" {
  covers = { "PIL-TALENT-10", "PIL-BAND-02" },
  run = function(t)
    local function bought(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "harassment_master" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.refused(function() return bought "huns" end, "PIL-BAND-02")
    t.refused(function() return bought() end, "PIL-BAND-02")
    set("talents.harassment_master.factions.1", "huns")
    t.equal(bought("huns").cost, 75)
    t.yes(bought("huns").ok)
  end,
}
