-- Roman riders use bows.
local function with_rider(weapon)
  local red = band "late_romans"
  red:add("chief", { weapon = "hand_weapon", at = { 5, 30 } })
  red:row(3, "warrior", { weapon = "hand_weapon", at = { 5, 34 } })
  return red, red:add("warrior", { weapon = weapon, horse = true, at = { 5, 10 } })
end

scenario "a Roman rider may have a bow, and shoots it twice" {
  covers = { "PIL-FACTION-ROMANS-01" },
  dice = { hit = { 3, 3 } },
  run = function(t)
    local red, rider = with_rider "bow"
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 175)       -- 50, three times 20, 10 + 25 + 30
    local foe = band("vikings"):add("warrior", { weapon = "spear", at = { 15, 10 } })
    t.equal(#shoot(rider, foe).blows, 2)
  end,
}

scenario "he may not have a sling or a crossbow" {
  covers = { "PIL-FACTION-ROMANS-01" },
  run = function(t)
    for _, weapon in ipairs { "sling", "crossbow" } do
      battle { game = "pillage" }
      t.refused(function() return muster(with_rider(weapon), { budget = 400 }) end, "PIL-CAV-07")
    end
  end,
}
