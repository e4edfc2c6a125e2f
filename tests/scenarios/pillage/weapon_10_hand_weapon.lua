-- One in each hand counts as one.
scenario "two hand weapons are one attack" {
  covers = { "PIL-WEAPON-10" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = { "hand_weapon", "hand_weapon" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    local r = fight(a, b)
    t.equal(#r:by(a), 1)
    t.equal(r:by(a)[1].need, 3)
  end,
}
