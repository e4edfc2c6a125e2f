-- Magyar riders use the composite bow, and no other.
local function with_rider(weapon)
  battle {}
  local red = band "magyars"
  red:add("chief", { weapon = "sabre", at = { 10, 5 } })
  red:add("warrior", { weapon = weapon, horse = true, at = { 10, 10 } })
  return muster(red, { budget = 400 })
end

scenario "a rider may have a composite bow or a javelin, no crossbow and no sling" {
  covers = { "PIL-FACTION-MAGYARS-03" },
  run = function(t)
    local m = with_rider "composite_bow"
    t.yes(m.ok)
    t.equal(m.cost, 95)        -- 40, 10 + 25 + 20
    t.yes(with_rider "javelin".ok)
    t.refused(function() return with_rider "crossbow" end, "PIL-CAV-07")
    t.refused(function() return with_rider "crossbow" end, "PIL-BAND-02")
    t.refused(function() return with_rider "sling" end, "PIL-CAV-07")
  end,
}

scenario "he shoots it from the saddle, twice when he stands still" {
  covers = { "PIL-FACTION-MAGYARS-03", "PIL-CAV-07" },
  dice = { hit = { 3, 3 } },
  run = function(t)
    local red, blue = band "magyars", band "vikings"
    local rider = red:add("warrior", { weapon = "composite_bow", horse = true, at = { 5, 10 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 30, 10 } })
    local r = shoot(rider, foe)
    t.equal(#r.blows, 2)
    t.equal(r.blows[1].need, 4)
  end,
}
