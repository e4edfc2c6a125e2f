-- What goes with the bonus when the die takes it away, and what does not.
local function horseman()
  local red, blue = band "huns", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 18, 10 } })
  charge(a, b)
  return a, b
end

scenario "with a roll of 1 a rider's charge leaves the save alone, but his spear strikes first" {
  covers = { "PIL-CHARGE-09", "PIL-CAV-05", "PIL-WEAPON-11" },
  dice = { charge = { 1 }, hit = { 5 }, save = { 4 } },
  run = function(t)
    local a, b = horseman()
    local blow = fight(a, b):by(a)[1]
    t.equal(blow.need, 5)
    t.equal(blow.save.need, 5)
    t.equal(blow.step, "first")
  end,
}

scenario "the tables may say otherwise of both" {
  covers = { "PIL-CHARGE-09" },
  set = { ["rules.charge.one_loses.1"] = "spear_first" },
  dice = { charge = { 1 }, hit = { 5, 1 }, save = { 5 }, target = { 4 } },
  run = function(t)
    local a, b = horseman()
    local blow = fight(a, b):by(a)[1]
    t.equal(blow.save.need, 6)
    t.equal(blow.step, "normal")
  end,
}

scenario "what a failed charge moves may be half of its whole distance" {
  covers = { "PIL-CHARGE-12" },
  set = { ["rules.charge.fail_move"] = "reach" },
  dice = { charge = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 2, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 10 } })
    t.equal(charge(a, b).reach, 10)
    t.equal(a.x, 7)
  end,
}

scenario "who is in melee may leave it by a charge, where the tables say so" {
  covers = { "PIL-CHARGE-04" },
  set = { ["rules.charge.from_melee"] = true },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    local c = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 4 } })
    engage(a, b)
    t.yes(charge(a, c).contact)
    t.no(b.in_melee)
  end,
}

scenario "which rolls bring no bonus, and whether who fell short may shoot, is data" {
  covers = { "PIL-CHARGE-09", "PIL-CHARGE-12" },
  set = { ["rules.charge.no_bonus_on.1"] = 2, ["rules.charge.fail_may_shoot"] = false },
  dice = { charge = { 1, 3, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    for i, want in ipairs { true, false } do
      local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 * i } })
      local b = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 10 * i } })
      t.equal(charge(a, b).bonus, want)
    end
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 40 } })
    local far = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 40 } })
    charge(archer, far)
    t.refused(function() shoot(archer, far) end, "PIL-CHARGE-12")
  end,
}
