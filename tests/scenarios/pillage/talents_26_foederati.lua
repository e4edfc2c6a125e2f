-- Foederati: fighters of one other faction, at its prices and under its rules. Here
-- Anglo-Saxons may have the talent: chief 30, talent 60.
local function allied(share)
  set("talents.foederati.factions.1", "anglo_saxons")
  if share then set("talents.foederati.max_share", share) end
  local red = band "anglo_saxons"
  red:add("chief", { weapon = "hand_weapon", talents = { "foederati" }, at = { 10, 5 } })   -- 100
  return red
end

local axe = { weapon = "dane_axe", faction = "vikings", at = { 14, 5 } }

scenario "a hired Viking berserker costs what Vikings pay: 50 and 15" {
  covers = { "PIL-TALENT-26" },
  run = function(t)
    local red = allied()
    t.equal(muster(red).cost, 100)
    red:add("berserker", axe)
    local m = muster(red)
    t.yes(m.ok)
    t.equal(m.cost, 165)
    t.ran "PIL-TALENT-26"
  end,
}

scenario "he keeps the rules of his faction: fog does not frighten him" {
  covers = { "PIL-TALENT-26", "PIL-FACTION-VIKINGS-01" },
  weather = "fog",
  run = function(t)
    local red = allied()
    local viking = red:add("warrior", { faction = "vikings", at = { 14, 5 } })
    t.yes(muster(red).ok)
    t.equal(need("morale", viking), 2)
  end,
}

scenario "a band without the talent hires nobody" {
  covers = { "PIL-TALENT-26", "PIL-BAND-02" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:add("berserker", axe)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
  end,
}

scenario "fighters of two other factions are one too many" {
  covers = { "PIL-TALENT-26" },
  run = function(t)
    local red = allied()
    red:add("warrior", { faction = "vikings", at = { 14, 5 } })
    red:add("warrior", { faction = "vikings", at = { 16, 5 } })
    t.yes(muster(red).ok)
    red:add("warrior", { faction = "huns", at = { 18, 5 } })
    t.refused(function() return muster(red) end, "PIL-TALENT-26")
  end,
}

scenario "an ally does not lead the band" {
  covers = { "PIL-TALENT-26", "PIL-BAND-03" },
  run = function(t)
    set("talents.foederati.factions.1", "anglo_saxons")
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", talents = { "foederati" }, faction = "vikings", at = { 10, 5 } })
    t.refused(function() return muster(red) end, "PIL-TALENT-26")
  end,
}

scenario "all may be allies but the chief, or as large a share of the cost as a data key says" {
  covers = { "PIL-TALENT-26" },
  run = function(t)
    for _, share in ipairs { 100, 50, 49 } do
      battle {}
      local red = allied(share)
      red:row(10, "warrior", { faction = "vikings", at = { 14, 5 } })       -- 100 of 200
      local m = muster(red)
      t.equal(m.cost, 200)
      t.equal(m.ok, share >= 50)
      if not m.ok then t.equal(m.refusals[1].rule, "PIL-TALENT-26") end
    end
  end,
}

scenario "60 gold pieces, for Romans: another chief may not buy it" {
  covers = { "PIL-TALENT-26" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "foederati" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 90)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
  end,
}
