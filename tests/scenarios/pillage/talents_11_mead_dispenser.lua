-- Charges of the band reach an inch farther.
local function setup()
  local red, blue = band "vikings", band "anglo_saxons"
  red:add("chief", { weapon = "spear", talents = { "mead_dispenser" }, at = { 3, 46 } })
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
  return a, blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 21, 10 } }), red, blue
end

scenario "SA foot with a 2 charges 10 inches" {
  covers = { "PIL-TALENT-11" },
  dice = { charge = { 3, 3, 3 } },
  run = function(t)
    local a, b = setup()
    local r = charge(a, b, { react = "none" })
    t.equal(r.roll, 2)
    t.equal(r.reach, 10)
    t.yes(r.contact)
    undo(true)
    t.equal(charge(b, a, { react = "none" }).reach, 9) -- the enemy has no mead
    undo(true)
    set("talents.mead_dispenser.distance", 3)
    t.equal(charge(a, b, { react = "none" }).reach, 12)
  end,
}

scenario "only the charge: the move stays 7 inches" {
  covers = { "PIL-TALENT-11" },
  run = function(t)
    local a = setup()
    t.equal(reach("move", a), 7)
  end,
}

scenario "it costs 40, for any band" {
  covers = { "PIL-TALENT-11" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "mead_dispenser" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("huns").cost, 75)
    t.yes(cost().ok)
  end,
}
