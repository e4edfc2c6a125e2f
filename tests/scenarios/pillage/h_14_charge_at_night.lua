-- Several rules at once, E14: a charge into the dark, and into the light.
scenario "E14: 10 inches are 5 at night, and 10 where a torch lights the target" {
  covers = { "PIL-CHARGE-08", "PIL-WEATHER-18", "PIL-WEATHER-19" },
  weather = "night",
  dice = { charge = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 16, 10 } })            -- 5.0 inches
    local r = charge(a, b, { react = "none" })
    t.equal(r.reach, 5)
    t.yes(r.contact)
    local c = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 30 } })
    local d = blue:add("warrior", { weapon = "spear", at = { 20.5, 30 } })          -- 9.5 inches
    blue:add("warrior", { torch = true, at = { 20.5, 33 } })
    r = charge(c, d, { react = "none" })
    t.equal(r.reach, 10)
    t.yes(r.contact)
  end,
}
