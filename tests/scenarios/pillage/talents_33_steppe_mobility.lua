-- Steppe mobility: riders go 2 inches farther and always get over obstacles.
local function rider(kit)
  local red = band "huns"
  red:add("chief", { weapon = "spear", talents = { "steppe_mobility" }, at = { 40, 5 } })
  piece("fence", { line = { { 14, 0 }, { 14, 20 } }, width = 0.4 })
  return red:add("warrior", kit or { horse = true }, { at = { 10, 10 } })
end

scenario "a UA rider goes 16 inches, over a fence without a die and for 2 of them" {
  covers = { "PIL-TALENT-33", "PIL-OBST-02" },
  run = function(t)
    local m = rider()
    t.equal(reach("move", m), 16)
    local r = move(m, { 20, 10 })
    t.equal(r.spent, 10)
    t.equal(r.left, 6)
    t.equal(m.x, 20)
    t.ran "PIL-TALENT-33"
  end,
}

scenario "an FA rider goes 14 inches, a man on foot and one who lost his horse no farther than before" {
  covers = { "PIL-TALENT-33" },
  run = function(t)
    local m = rider { horse = true, armour = true, shield = true }
    t.equal(reach("move", m), 14)
    t.equal(reach("move", m.band:add("warrior", { at = { 5, 5 } })), 8)
    t.equal(reach("move", m.band:add("warrior", { horse = "lost", at = { 5, 8 } })), 8)
  end,
}

scenario "in a strong wind nothing is added" {
  covers = { "PIL-TALENT-33", "PIL-WEATHER-07" },
  weather = "wind",
  run = function(t)
    local m = rider()
    t.equal(reach("move", m), 10)
    set("rules.weather.wind.horse", 20)
    t.equal(reach("move", m), 14)
  end,
}

scenario "where a data key says so the fence costs nothing either" {
  covers = { "PIL-TALENT-33" },
  set = { ["talents.steppe_mobility.cost"] = false },
  run = function(t)
    local m = rider()
    t.equal(move(m, { 20, 10 }).spent, 8)
  end,
}

scenario "50 gold pieces, for Huns" {
  covers = { "PIL-TALENT-33" },
  run = function(t)
    local red, blue = band "huns", band "vikings"
    for _, b in ipairs { red, blue } do
      b:add("chief", { talents = { "steppe_mobility" }, at = { 10, b == red and 5 or 40 } })
      t.equal(muster(b).cost, 80)
    end
    t.yes(muster(red).ok)
    t.refused(function() return muster(blue) end, "PIL-BAND-02")
  end,
}
