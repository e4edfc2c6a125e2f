-- Half of a Welsh band may be shooters on foot.
local function welsh(archers, others, pct)
  battle { size = { 72, 48 } }
  if pct then set("factions.welsh.limits.shooters_pct", pct) end
  local red = band "welsh"
  red:add("chief", { weapon = "spear", at = { 10, 5 } })
  red:row(archers, "warrior", { weapon = "bow", at = { 10, 10 } })
  red:row(others, "warrior", { weapon = "spear", at = { 10, 15 } })
  return muster(red, { budget = 1000 })
end

scenario "of twenty Welsh ten may shoot, eleven may not" {
  covers = { "PIL-FACTION-WELSH-00", "PIL-BAND-06" },
  run = function(t)
    t.yes(welsh(10, 9).ok)
    t.refused(function() return welsh(11, 8) end, "PIL-BAND-06")
  end,
}

scenario "of fifteen seven may, eight may not" {
  covers = { "PIL-FACTION-WELSH-00", "PIL-BAND-06" },
  run = function(t)
    t.yes(welsh(7, 7).ok)
    t.refused(function() return welsh(8, 6) end, "PIL-BAND-06")
  end,
}

scenario "the half is a data key" {
  covers = { "PIL-FACTION-WELSH-00" },
  run = function(t)
    t.yes(welsh(5, 14, 25).ok)
    t.refused(function() return welsh(6, 13, 25) end, "PIL-BAND-06")
  end,
}
