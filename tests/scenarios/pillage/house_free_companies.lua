-- House rule: three quarters of the gold of Byzantines may go to mercenaries.
-- A Byzantine chief with a hand weapon costs 40, a Hun with a spear 15.
local function company(huns, greeks)
  local red = band "byzantines"
  red:add("chief", { weapon = "hand_weapon" })
  red:row(huns, "warrior", { weapon = "spear", faction = "huns", at = { 10, 10 } })
  if greeks then red:row(greeks, "warrior", { at = { 10, 20 } }) end
  return red
end

scenario "120 of 160 gold pieces are accepted, 135 of 175 are not" {
  covers = { "PIL-FACTION-BYZANTINES-02" },
  house = { "free_companies" },
  run = function(t)
    local m = muster(company(8))
    t.yes(m.ok)
    t.equal(m.cost, 160)
    battle { house = { "free_companies" } }
    local red = company(9)
    t.equal(muster(red).cost, 175)
    t.refused(function() return muster(red) end, "PIL-FACTION-BYZANTINES-02")
  end,
}

scenario "by the book 60 of 100 are too many" {
  covers = { "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red = company(4)
    t.refused(function() return muster(red) end, "PIL-FACTION-BYZANTINES-02")
    local c = compare{ book = function() return muster(red).ok end, house = function() on "free_companies" return muster(red).ok end }
    t.equal(c.rows[1].value, 0)
    t.equal(c.rows[2].value, 1)
    on "free_companies"
    t.yes(muster(red).ok)
  end,
}

scenario "nobody else may hire for it" {
  covers = { "PIL-BAND-02" },
  house = { "free_companies" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon" })
    red:add("warrior", { weapon = "spear", faction = "huns", at = { 10, 10 } })
    t.refused(function() return muster(red) end, "PIL-BAND-02")
  end,
}
