-- Difficult ground is nothing to the foot, and half the move to riders.
local function bog(charge)
  local red, blue = band "huns", band "anglo_saxons"
  piece("bog", { at = { 20, 20 }, size = { 30, 40 } })
  red:add("chief", { weapon = "spear", talents = { "woods_runner" }, at = { 3, 40 } })
  return red, blue
end

scenario "SA foot goes 7 inches in a bog, a rider 7 of 14" {
  covers = { "PIL-TALENT-05" },
  run = function(t)
    local red, blue = bog()
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    t.refused(function() move(a, { 17.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(a, { 17, 10 }).left, 0)
    local r = red:add("warrior", { armour = true, horse = true, at = { 10, 20 } })
    t.refused(function() move(r, { 17.1, 20 }) end, "PIL-MOVE-03")
    t.equal(move(r, { 17, 20 }).left, 0)
    local e = blue:add("warrior", { armour = true, at = { 10, 30 } })
    t.refused(function() move(e, { 13.1, 30 }) end, "PIL-MOVE-03")
  end,
}

scenario "riders have no charge bonus there, unless the tables say so" {
  covers = { "PIL-TALENT-05", "PIL-CAV-03" },
  dice = { charge = { 4, 4 } },
  run = function(t)
    local red, blue = bog()
    local r = red:add("warrior", { weapon = "spear", armour = true, horse = true, at = { 12, 20 } })
    local e = blue:add("warrior", { weapon = "spear", at = { 16.3, 20 } })
    t.no(charge(r, e, { react = "none" }).bonus)
    undo(true)
    set("talents.woods_runner.charge_bonus", true)
    t.yes(charge(r, e, { react = "none" }).bonus)
    t.ran "PIL-TALENT-05"
  end,
}

scenario "it costs 50, for any band" {
  covers = { "PIL-TALENT-05" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "woods_runner" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("huns").cost, 85)
    t.yes(cost().ok)
  end,
}
