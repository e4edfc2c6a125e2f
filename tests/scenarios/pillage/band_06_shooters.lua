-- A quarter of the fighters may be shooters on foot.
local function shooters(n, of, weapon)
  battle { game = "pillage" }
  local red = band()
  red:add("chief", { at = { 2, 5 } })
  red:row(of - n - 1, "warrior", { at = { 2, 10 } })
  for i = 1, n do red:add("warrior", { weapon = weapon or "sling", at = { 2 * i, 20 } }) end
  return red
end

scenario "of 16 fighters 4 may shoot, of 15 three, of 17 four" {
  covers = { "PIL-BAND-06" },
  run = function(t)
    for _, case in ipairs { { 16, 4 }, { 15, 3 }, { 17, 4 } } do
      t.yes(muster(shooters(case[2], case[1]), { budget = 1000 }).ok)
      t.refused(function() return muster(shooters(case[2] + 1, case[1]), { budget = 1000 }) end, "PIL-BAND-06")
    end
  end,
}

scenario "the share and its rounding are data keys" {
  covers = { "PIL-BAND-06" },
  run = function(t)
    local red = shooters(4, 15)
    set("rules.band.rounding", "ceil")
    t.yes(muster(red, { budget = 1000 }).ok)
    set("rules.band.rounding", "floor")
    set("rules.band.limits.shooters_pct", 30)
    t.yes(muster(red, { budget = 1000 }).ok)
  end,
}

scenario "javelins make a shooter" {
  covers = { "PIL-BAND-06" },
  run = function(t)
    t.refused(function() return muster(shooters(3, 8, "javelin"), { budget = 1000 }) end, "PIL-BAND-06")
  end,
}
