-- Men on foot cross obstacles freely, at the charge too.
local function field(talent)
  piece("wall", { line = { { 13.75, 0 }, { 13.75, 48 } }, width = 0.5 })
  local red, blue = band "vikings", band "anglo_saxons"
  if talent then red:add("chief", { weapon = "spear", talents = { "sports_training" }, at = { 3, 40 } }) end
  return red, blue
end

scenario "3 inches to the wall and none across leave 4 of 7" {
  covers = { "PIL-TALENT-01" },
  run = function(t)
    local red = field(true)
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    local r = move(a, { 14.5, 10 })
    t.equal(r.spent, 3)        -- to the wall; across it is free, whatever its width
    t.equal(r.left, 4)
    t.ran "PIL-TALENT-01"
    local rider = red:add("warrior", { armour = true, horse = true, at = { 10, 30 } })
    t.odds(function() return move(rider, { 18, 30 }).spent == 7.9 end, "1/2")
  end,
}

scenario "a charge across the wall is legal, and the wall costs it nothing" {
  covers = { "PIL-TALENT-01" },
  dice = { charge = { 1 } },
  run = function(t)
    local red, blue = field(true)
    local a = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 18.4, 10 } })
    t.yes(charge(a, b, { react = "none" }).contact)
    t.equal(a.x, 17.4)
    t.equal(a.moved, 5.9)      -- 7.4 but for wall and base
  end,
}

scenario "without the talent, or on horseback, the wall bars the charge" {
  covers = { "PIL-TALENT-01", "PIL-OBST-03" },
  dice = { charge = { 6, 6 } },
  run = function(t)
    local red, blue = field(false)
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 18, 10 } })
    t.no(charge(a, b, { react = "none" }).contact)
    red:add("chief", { weapon = "spear", talents = { "sports_training" }, at = { 3, 40 } })
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 30 } })
    local c = blue:add("warrior", { weapon = "spear", at = { 18, 30 } })
    t.no(charge(rider, c, { react = "none" }).contact)
    t.not_ran "PIL-TALENT-01"
  end,
}

scenario "it costs 50, for any band, unless the tables name its factions" {
  covers = { "PIL-TALENT-01" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "sports_training" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("vikings").cost, 85)      -- 30 + 5 + 50
    t.yes(cost("anglo_saxons").ok)
    t.yes(cost().ok)
    set("talents.sports_training.factions", "none")
    t.no(cost("vikings").ok)
    set("talents.sports_training.price", 20)
    t.equal(cost("vikings").cost, 55)
  end,
}
