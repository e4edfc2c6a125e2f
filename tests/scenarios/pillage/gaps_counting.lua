-- What the printed rules leave open about counting a band, read the other way.
local function army(chiefs, riders, foot, archers)
  battle { size = { 72, 48 } }
  local red = band()
  for i = 1, chiefs do red:add("chief", { at = { 3 * i, 3 } }) end
  for i = 1, riders do red:add("warrior", { horse = true, at = { 3 * i, 8 } }) end
  for i = 1, foot do red:add("warrior", { at = { 1 + (i - 1) % 35 * 2, 20 + math.floor(i / 35) * 2 } }) end
  for i = 1, archers do red:add("warrior", { weapon = "sling", at = { 3 * i, 14 } }) end
  return red
end

local function refused(b, id)
  for _, r in ipairs(muster(b, { budget = 5000 }).refusals) do
    if r.rule == id then return true end
  end
  return false
end

scenario "of whom a quarter may shoot: chiefs and riders may be left out" {
  covers = { "PIL-BAND-06", "PIL-BAND-07" },
  run = function(t)
    local red = army(1, 1, 10, 4)                      -- 16 in all
    t.no(refused(red, "PIL-BAND-06"))
    set("rules.band.count_base.3", "none")             -- 15 without the chief
    t.yes(refused(red, "PIL-BAND-06"))
    set("rules.band.count_base.3", "chiefs")
    set("rules.band.count_base.2", "none")             -- 15 without the rider
    t.yes(refused(red, "PIL-BAND-06"))
    t.no(refused(red, "PIL-BAND-07"))
  end,
}

scenario "the share of an ambush is taken of the same" {
  covers = { "PIL-BAND-06" },
  run = function(t)
    local red = army(1, 1, 10, 4)
    t.equal(red.fighters, 16)
    set("rules.band.count_base.3", "none")
    t.equal(red.fighters, 15)
  end,
}

scenario "one chief for each twenty others, and not one more" {
  covers = { "PIL-BAND-03" },
  run = function(t)
    for _, case in ipairs { { 19, 1 }, { 39, 1 }, { 40, 2 }, { 60, 3 } } do
      local red = army(case[2], 0, case[1], 0)
      set("rules.band.chiefs", "one_for_each")
      t.no(refused(red, "PIL-BAND-03"))
      red = army(case[2] + 1, 0, case[1], 0)
      t.equal(refused(red, "PIL-BAND-03"), case[1] < 20)     -- by the book one more from 20 on
      set("rules.band.chiefs", "one_for_each")
      t.yes(refused(red, "PIL-BAND-03"))
    end
  end,
}
