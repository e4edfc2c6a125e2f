-- Night: the whole charge distance, roll included, is halved and rounded down.
local function pair(kit, away)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon" }, kit, { at = { 10, 10 } })
  return a, blue:add("warrior", { weapon = "spear", at = { 11 + away, 10 } })
end

scenario "an SA man reaches 4 of 9 inches, a UA man 5 of 11" {
  covers = { "PIL-WEATHER-18", "PIL-CHARGE-08" },
  weather = "night",
  dice = { charge = { 3 } },
  run = function(t)
    local a, b = pair({ armour = true }, 4.1)
    local ua = band("huns"):add("warrior", { at = { 10, 30 } })
    t.equal(reach("charge", ua, b, { roll = 3 }), 5)
    local r = charge(a, b, { react = "none" })
    t.equal(r.reach, 4)
    t.no(r.contact)
    t.ran "PIL-WEATHER-18"
  end,
}

scenario "4.0 inches are reached; the bonus of the charge is as ever" {
  covers = { "PIL-WEATHER-18" },
  weather = "night",
  dice = { charge = { 3 } },
  run = function(t)
    local a, b = pair({ armour = true }, 4)
    local r = charge(a, b, { react = "none" })
    t.yes(r.contact)
    t.yes(r.bonus)
  end,
}

scenario "half of 9 may be 5 inches, or 4.5" {
  covers = { "PIL-WEATHER-18" },
  weather = "night",
  run = function(t)
    local a, b = pair({ armour = true }, 8)
    t.equal(reach("charge", a, b, { roll = 2 }), 4)
    set("rules.rounding.half", "up")
    t.equal(reach("charge", a, b, { roll = 2 }), 5)
    set("rules.rounding.half", "exact")
    t.equal(reach("charge", a, b, { roll = 2 }), 4.5)
  end,
}

scenario "who walks is not slowed" {
  covers = { "PIL-WEATHER-18" },
  weather = "night",
  run = function(t)
    t.equal(reach("move", (pair({}, 8))), 8)
    t.not_ran "PIL-WEATHER-18"
  end,
}

scenario "4.5 inches away at night an SA man arrives in one of three charges" {
  covers = { "PIL-WEATHER-18" },
  weather = "night",
  run = function(t)
    local a, b = pair({ armour = true }, 4.5)
    t.odds(function() return charge(a, b, { react = "none" }).contact end, "1/3")
  end,
}
