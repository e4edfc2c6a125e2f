-- A quarter of the fighters may ride, and riders who shoot count as riders.
local function riders(n, of, archers, mounted)
  battle { game = "pillage" }
  local red = band()
  red:add("chief", { at = { 2, 5 } })
  red:row(of - n - archers - 1, "warrior", { at = { 2, 10 } })
  for i = 1, n do
    red:add("warrior", { weapon = i <= mounted and "javelin" or "spear", horse = true, at = { 2 * i, 20 } })
  end
  for i = 1, archers do red:add("warrior", { weapon = "bow", at = { 2 * i, 30 } }) end
  return red
end

scenario "of 20 fighters 5 may ride, two of them with javelins, beside 5 archers" {
  covers = { "PIL-BAND-07", "PIL-BAND-06" },
  run = function(t)
    t.yes(muster(riders(5, 20, 5, 2), { budget = 1000 }).ok)
    t.refused(function() return muster(riders(6, 20, 0, 0), { budget = 1000 }) end, "PIL-BAND-07")
    t.refused(function() return muster(riders(5, 20, 6, 2), { budget = 1000 }) end, "PIL-BAND-06")
  end,
}

scenario "of 18 fighters 4 may ride, 5 not" {
  covers = { "PIL-BAND-07" },
  run = function(t)
    t.yes(muster(riders(4, 18, 0, 0), { budget = 1000 }).ok)
    t.refused(function() return muster(riders(5, 18, 0, 0), { budget = 1000 }) end, "PIL-BAND-07")
    local red = riders(5, 18, 0, 0)
    set("rules.band.limits.cavalry_pct", 50)
    t.yes(muster(red, { budget = 1000 }).ok)
  end,
}
