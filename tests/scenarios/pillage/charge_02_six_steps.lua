-- Choice, target, sight, declaration, reaction, roll, move: in this order.
local function at(text, what)
  return text:find(what, 1, true) or error("nothing is told of " .. what)
end

scenario "the declaration comes first, then the reaction, then the charge roll" {
  covers = { "PIL-CHARGE-02" },
  dice = { hit = { 2 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    charge(a, b, { react = "bow" })
    local text = explain()
    t.equal(at(text, "charge"), 1)
    t.yes(at(text, "at a charging enemy") < at(text, "reaches"))
    t.yes(a.in_melee)
  end,
}

scenario "with a flight: flee die, charge die, the flight, the charger's move" {
  covers = { "PIL-CHARGE-02", "PIL-REACT-04" },
  dice = { flee = { 4 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    charge(a, b, { react = "flee" })
    local text = explain()
    t.yes(at(text, "may flee") < at(text, "reaches"))
    t.yes(at(text, "reaches") < at(text, "flees 8"))
    t.yes(at(text, "flees 8") < at(text, "ends where"))
  end,
}

-- A refusal in the first three steps leaves the model free to do something else.
scenario "nothing is declared before the target is chosen and seen" {
  covers = { "PIL-CHARGE-02", "PIL-CHARGE-05" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 10 } })
    piece("house", { at = { 15, 10 }, size = { 3, 6 } })
    t.refused(function() charge(a, b) end, "PIL-CHARGE-05")
    t.no(a.charge)
    move(a, { 10, 14 })
    t.equal(a.y, 14)
  end,
}

-- 7 inches away, SA with a hand weapon at a UA bowman. He shoots at need 6 and
-- the SA saves on 5: dead with 1/6 x 2/3 = 1/9. Any roll reaches; one of three
-- brings no bonus: hit with 2/3 x 5/6 + 1/3 x 4/6 = 7/9, save on 6: dead with
-- 7/9 x 5/6 = 35/54. Both: 8/9 x 35/54 = 140/243. The bowman strikes back with
-- what comes to hand, T = 6 against SA: 8/9 x 1/6 x 2/3 + 1/9 = 17/81.
scenario "the odds of a whole charge with a reaction, attack and answer are exact" {
  covers = { "PIL-CHARGE-02", "PIL-REACT-02", "PIL-REACT-03" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = { "bow", "hand_weapon" }, at = { 18, 10 } })
    local function all()
      charge(a, b, { react = "bow" })
      if a.alive then fight(a, b) end
    end
    t.odds(function() all() return not b.alive end, "140/243")
    t.odds(function() all() return not a.alive end, "17/81")
    local d = odds(function() all() return not a.alive end)
    t.yes(d.exact)
  end,
}

-- Dead with 1/2 x 35/54, since a flight that fails leaves him to be struck:
-- without a blow of his own the charger is safe.
scenario "the odds of a flight: half of the charges find nobody" {
  covers = { "PIL-REACT-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    local function all()
      charge(a, b)
      if a.in_melee then fight(a, b) end
    end
    local flee = { choices = { reaction = "flee" } }
    t.equal(odds(function() all() return not b.alive end, flee):fraction(), "35/108")
    t.equal(odds(function() all() return not a.alive end, flee):fraction(), "0")
    local plan = best(all, { side = blue, measure = measure.alive(b) })
    t.equal(plan:fraction(), "73/108")
    t.yes(plan.decisions[1]:find("flee", 1, true))
  end,
}
