scenario "H E11: a push at FA on a six, and his blow is saved" {
  covers = { "PIL-PUSH-07", "PIL-PUSH-03" },
  dice = { push = { 6 }, hit = { 4 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    initiative(red)
    engage(a, b)
    push(a, b)
    local r = fight(a, b)
    t.equal(r:by(b)[1].need, 4)
    t.yes(r:by(b)[1].save.ok)
    t.yes(r.over)
    t.equal(b.x, 12)
    t.no(a.in_melee)
  end,
}
