-- Everything in a melee happens at once: the pushed man still strikes.
scenario "A pushes B back, and B's blow kills A all the same" {
  covers = { "PIL-PUSH-07" },
  dice = { push = { 5 }, hit = { 3 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    push(a, b)
    local r = fight(a, b)
    t.no(a.alive)
    t.equal(b.x, 12)
    t.no(b.in_melee)
    t.yes(r.over)
  end,
}
