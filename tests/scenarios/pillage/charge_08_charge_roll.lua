-- The charge roll: allowance and a d3.
scenario "the charge distance is the allowance and a d3" {
  covers = { "PIL-CHARGE-08" },
  dice = { charge = { 5, 2, 4 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local sa = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 5, 10 } })
    local rider = red:add("warrior", { weapon = "hand_weapon", horse = true, armour = true, shield = true, at = { 5, 20 } })
    local ua = red:add("warrior", { weapon = "hand_weapon", at = { 5, 30 } })
    local t1 = blue:add("warrior", { weapon = "hand_weapon", at = { 12, 10 } })
    local t2 = blue:add("warrior", { weapon = "hand_weapon", at = { 12, 20 } })
    local t3 = blue:add("warrior", { weapon = "hand_weapon", at = { 12, 30 } })
    local r = charge(sa, t1, { react = "none" })
    t.equal(r.roll, 3)
    t.equal(r.reach, 10)
    r = charge(rider, t2, { react = "none" })
    t.equal(r.roll, 1)
    t.equal(r.reach, 13)
    r = charge(ua, t3, { react = "none" })
    t.equal(r.roll, 2)
    t.equal(r.reach, 10)
  end,
}
