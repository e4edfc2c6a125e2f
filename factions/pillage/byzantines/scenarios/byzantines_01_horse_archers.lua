-- Byzantine riders use the composite bow, and no other.
local function with_rider(red, weapon)
  red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
  red:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
  red:add("warrior", { weapon = weapon, horse = true, at = { 10, 15 } })
end

scenario "a Byzantine rider may have a composite bow" {
  covers = { "PIL-FACTION-BYZANTINES-01" },
  run = function(t)
    local red = band "byzantines"
    with_rider(red, "composite_bow")
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 145)       -- 40, three times 15, 10 + 25 + 25
  end,
}

scenario "a Byzantine rider may not have a bow" {
  covers = { "PIL-FACTION-BYZANTINES-01" },
  run = function(t)
    local red = band "byzantines"
    with_rider(red, "bow")
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-CAV-07")
  end,
}
