-- Cornu: near the horn +1 on flee rolls and 2" on the flight.
local function setup(horn_y)
  local red, blue = band(), band()
  blue:add("chief", { talents = { "cornu" }, at = { 40, 40 } })
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 18, 10 } })
  local horn = blue:add("warrior", { horn = true, at = { 18, horn_y or 16 } })
  return a, b, horn
end

scenario "an SA man 6 inches from the horn flees on a 3, and 11 inches" {
  covers = { "PIL-TALENT-24", "PIL-GEAR-06" },
  dice = { flee = { 3 }, charge = { 1 } },
  run = function(t)
    local a, b = setup()
    t.yes(charge(a, b, { react = "flee" }).reaction == "flee")
    t.equal(b.x, 29)
    t.no(b.in_melee)
    t.ran("PIL-TALENT-24", 2)
  end,
}

scenario "a 2 is too low" {
  covers = { "PIL-TALENT-24" },
  dice = { flee = { 2 }, charge = { 1 } },
  run = function(t)
    local a, b = setup()
    t.yes(charge(a, b, { react = "flee" }).contact)
    t.yes(b.in_melee)
  end,
}

scenario "farther than 6 inches from the horn a 3 fails, and a 4 goes 7 inches" {
  covers = { "PIL-TALENT-24" },
  dice = { flee = { 3, 4 }, charge = { 1, 1 } },
  run = function(t)
    local a, b = setup(16.6)
    t.yes(charge(a, b, { react = "flee" }).contact)
    undo(true)
    charge(a, b, { react = "flee" })
    t.equal(b.x, 25)
    t.not_ran("PIL-TALENT-24")
  end,
}

scenario "where the two do not add up the flight is 9 inches long" {
  covers = { "PIL-TALENT-24" },
  set = { ["talents.cornu.stack"] = false },
  dice = { flee = { 3 }, charge = { 1 } },
  run = function(t)
    local a, b = setup()
    charge(a, b, { react = "flee" })
    t.equal(b.x, 27)
  end,
}

scenario "he who blows it flees farther too: 8 inches and 2, and the same where nothing adds up" {
  covers = { "PIL-TALENT-24" },
  dice = { flee = { 3, 3 }, charge = { 1, 1 } },
  run = function(t)
    for _, stack in ipairs { true, false } do
      battle {}
      set("talents.cornu.stack", stack)
      local a, _, horn = setup()
      put(a, { 10, 16 })
      charge(a, horn, { react = "flee" })
      t.equal(horn.x, 28)
    end
  end,
}

scenario "30 gold pieces, for Romans and Romano-British" {
  covers = { "PIL-TALENT-24" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "cornu" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 60)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.cornu.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
