-- A charge that a rule forces is a charge like any other.
local function madness()
  local red, blue = band "vikings", band "anglo_saxons"
  local mad = red:add("berserker", { weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = { "bow", "hand_weapon" }, at = { 18, 10 } })
  to_stage "movement"
  end_part(red)
  return mad, b
end

scenario "the target of a berserker who has lost control shoots at him" {
  covers = { "PIL-REACT-02", "PIL-TROOP-06" },
  choices = { ["PIL-TROOP-05"] = { "yes" }, reaction = { "bow" } },
  dice = { ["PIL-TROOP-06"] = { 6 }, hit = { 5 }, save = { 5 }, charge = { 3 } },
  run = function(t)
    local mad, b = madness()
    t.equal(mad.hp, 1)
    t.yes(mad.in_melee)
    t.equal(b.weapon, "improvised")
  end,
}

scenario "or flees from him" {
  covers = { "PIL-REACT-04", "PIL-TROOP-06" },
  choices = { ["PIL-TROOP-05"] = { "yes" }, reaction = { "flee" } },
  dice = { ["PIL-TROOP-06"] = { 6 }, flee = { 4 }, charge = { 3 } },
  run = function(t)
    local mad, b = madness()
    t.equal(mad.x, 17)
    t.equal(b.x, 26)
    t.no(b.in_melee)
  end,
}
