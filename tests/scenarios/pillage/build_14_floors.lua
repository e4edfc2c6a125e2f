-- Floors of a building are held apart.
scenario "floors part friends: no spear supports through them, nothing is handed over" {
  covers = { "PIL-BUILD-14", "PIL-SPEAR-01", "PIL-LOOT-07" },
  run = function(t)
    local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
    local h = piece("house", { at = { 20, 20 }, size = { 6, 6 }, floors = 3, doors = { { 20, 17 } } })
    local a = red:add("warrior", { name = "A", weapon = "hand_weapon", at = { 20, 12 } })
    local c = red:add("warrior", { name = "C", weapon = "hand_weapon", at = { 20, 28 } })
    local d = blue:add("warrior", { name = "D", weapon = "hand_weapon", shield = true, at = { 40, 2 } })
    put(d, h, 1)
    local s = blue:add("warrior", { name = "S", weapon = "spear", at = { 40, 30 } })
    local gold = piece("loot", { at = { 30, 12 }, value = 1 })
    put(c, { 30, 12 })
    take(c, gold)
    put(a, h, 0)
    put(c, h, 2)
    t.refused(function() give(c, a) end, "PIL-LOOT-07")
    put(c, { 40, 20 })
    put(s, h, 2)
    assault(a, h)
    t.refused(function() support(s, d) end, "PIL-SPEAR-01")
  end,
}
