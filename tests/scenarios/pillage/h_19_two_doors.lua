-- Several rules at once, E19: two at two doors, one defender.
scenario "E19: he saves at +1 and strikes at -1 for the other, who stands unopposed" {
  covers = { "PIL-BUILD-08", "PIL-BUILD-09", "PIL-CHARGE-11" },
  dice = { charge = { 5, 5 }, hit = { 3, 5 }, save = { 4, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local h = piece("house", { at = { 20, 20 }, size = { 6, 6 }, doors = { { 20, 17 }, { 20, 23 } } })
    local one = red:add("warrior", { name = "A1", weapon = "hand_weapon", at = { 20, 12 } })
    local two = red:add("warrior", { name = "A2", weapon = "hand_weapon", at = { 20, 28 } })
    local d = blue:add("warrior", { name = "D", weapon = "spear", armour = true, at = { 40, 40 } })
    put(d, h)
    t.equal(assault(one, h).roll, 3)
    assault(two, h)
    local r = fight(one, d)
    t.equal(r:by(one)[1].need, 3)
    t.equal(r:by(one)[1].save.need, 4)
    t.yes(r:by(one)[1].save.ok)
    t.equal(r:by(d)[1].need, 5)
    t.equal(r:by(d)[1].save.need, 6)
    t.yes(r:by(d)[1].save.ok)
    t.equal(#r:by(two), 0)
  end,
}
