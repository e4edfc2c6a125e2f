-- A charge at one fighter of a fight of several sides makes a fight of its own.
scenario "D1 charges C1 with a bonus, A1 and B1 fight on" {
  covers = { "PIL-MULTIPLAYER-04" },
  dice = { charge = { 5 }, hit = { 1, 1, 1, 1 } },
  run = function(t)
    local bands = {}
    for i = 1, 4 do bands[i] = band() end
    local function man(i, at) return bands[i]:add("warrior", { weapon = "hand_weapon", at = at }) end
    local a, b, c = man(1, { 19, 20 }), man(2, { 20, 20 }), man(3, { 20, 21 })
    engage(a, b)
    engage(c, b)
    local d = man(4, { 20, 27 })
    t.yes(charge(d, c, { react = "none" }).bonus)
    t.equal(need("save", b, a), 6)     -- one enemy again
    t.equal(need("save", c, d), 6)
    t.equal(need("hit", d, c), 2)
    t.refused(function() fight(c, b) end, "PIL-CHARGE-01")
    t.equal(#fight(a, b).blows, 2)
    t.equal(#fight(c, d).blows, 2)
  end,
}
