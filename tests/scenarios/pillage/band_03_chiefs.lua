-- One chief at least, and one more for each 20 other fighters.
local function chiefs(n, others)
  battle { game = "pillage" }
  local red = band "vikings"
  for i = 1, n do red:add("chief", { at = { 3 * i, 5 } }) end
  for i = 0, others - 1 do red:add("warrior", { at = { 1 + i % 40, 10 + math.floor(i / 40) * 2 } }) end
  return muster(red, { budget = 10000 })
end

scenario "10 or 19 others have one chief, 20 and 39 two, 40 three, 60 four" {
  covers = { "PIL-BAND-03" },
  run = function(t)
    for _, case in ipairs { { 10, 1 }, { 19, 1 }, { 20, 2 }, { 39, 2 }, { 40, 3 }, { 60, 4 } } do
      t.yes(chiefs(case[2], case[1]).ok)
      local m = chiefs(case[2] + 1, case[1])
      t.no(m.ok)
      t.equal(m.refusals[1].rule, "PIL-BAND-03")
    end
  end,
}

scenario "no chief is refused" {
  covers = { "PIL-BAND-03" },
  run = function(t)
    t.refused(function() return chiefs(0, 10) end, "PIL-BAND-03")
  end,
}

scenario "how many fighters bring one more chief is a data key" {
  covers = { "PIL-BAND-03" },
  run = function(t)
    local red = band "vikings"
    for i = 1, 2 do red:add("chief", { at = { 3 * i, 5 } }) end
    red:row(10, "warrior", { at = { 10, 10 } })
    t.no(muster(red, { budget = 1000 }).ok)
    set("rules.band.fighters_per_chief", 10)
    t.yes(muster(red, { budget = 1000 }).ok)
    set("rules.band.limits.min_chiefs", 3)
    t.refused(function() return muster(red, { budget = 1000 }) end, "PIL-BAND-03")
    set("rules.band.limits.min_chiefs", 1)
    set("rules.band.fighters_per_chief", 20)
    set("rules.band.limits.max_chiefs", 2)
    t.yes(muster(red, { budget = 1000 }).ok)
  end,
}
