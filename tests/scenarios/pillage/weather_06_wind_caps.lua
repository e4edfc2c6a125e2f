-- Strong wind: at most 7 inches on foot, 10 mounted.
scenario "in strong wind nobody moves more than 7 inches on foot or 10 mounted" {
  covers = { "PIL-WEATHER-06" },
  weather = "wind",
  run = function(t)
    local red = band "huns"
    local ua = red:add("warrior", { at = { 5, 5 } })
    local sa = red:add("warrior", { armour = true, at = { 5, 10 } })
    local fa = red:add("warrior", { armour = true, shield = true, at = { 5, 15 } })
    local rider = red:add("warrior", { horse = true, at = { 5, 20 } })
    local fa_rider = red:add("warrior", { horse = true, armour = true, shield = true, at = { 5, 30 } })
    t.equal(reach("move", ua), 7)
    t.equal(reach("move", sa), 7)
    t.equal(reach("move", fa), 6)
    t.equal(reach("move", rider), 10)
    t.equal(reach("move", fa_rider), 10)
  end,
}

scenario "the d3 of a charge comes on top of the 7 inches" {
  covers = { "PIL-WEATHER-06" },
  weather = "wind",
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 10 } })
    t.equal(charge(a, b, { react = "none" }).reach, 10)
  end,
}

scenario "the whole charge may be capped" {
  covers = { "PIL-WEATHER-06" },
  weather = "wind",
  set = { ["rules.weather.wind.cap_charge"] = true },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18.5, 10 } })      -- 7.5 inches
    t.equal(reach("charge", rider, b, { roll = 2 }), 10)
    local r = charge(a, b, { react = "none" })
    t.equal(r.reach, 7)
    t.no(r.contact)
    t.ran "PIL-WEATHER-06"
  end,
}
