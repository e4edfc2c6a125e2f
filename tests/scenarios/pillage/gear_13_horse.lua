-- What a horse does, in one place.
scenario "a horse makes a rider: longer moves, easier to shoot, harder to strike" {
  covers = { "PIL-GEAR-13" },
  run = function(t)
    local red, blue = band(), band()
    local rider = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 20, 20 } })
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 30, 20 } })
    local foe = blue:add("warrior", { weapon = { "hand_weapon", "bow" }, at = { 24, 24 } })
    t.yes(rider.mounted)
    t.equal(reach("move", rider), 14)
    t.equal(reach("move", man), 8)
    t.equal(need("hit", foe, rider, { kind = "shoot", weapon = "bow" }), need("hit", foe, man, { kind = "shoot", weapon = "bow" }) - 1)
    t.equal(need("hit", foe, rider), need("hit", foe, man) + 1)
  end,
}

scenario "riders count as cavalry in the limits, and shoot with javelins alone" {
  covers = { "PIL-GEAR-13" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("warrior", { weapon = { "hand_weapon", "bow" }, horse = true, at = { 20, 20 } })
    t.refused(function() return muster(red) end, "PIL-CAV-07")
    t.refused(function() return muster(red) end, "PIL-BAND-07")
  end,
}
