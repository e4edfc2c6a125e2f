-- Three enemies are the most in a fight of several sides as well.
scenario "where three stand against B1 already, who charges him draws him into a fight of their own" {
  covers = { "PIL-MULTIPLAYER-03", "PIL-MULTIPLAYER-04", "PIL-MULTI-01", "PIL-MULTI-03" },
  dice = { charge = { 5, 5 }, hit = { 1, 1, 1, 1, 1 } },
  choices = { join = { "join" } },                     -- E1 is not asked
  run = function(t)
    local bands = {}
    for i = 1, 5 do bands[i] = band() end
    local function man(i, at) return bands[i]:add("warrior", { weapon = "hand_weapon", at = at }) end
    local b1 = man(2, { 20, 20 })
    local a1, c1 = man(1, { 19, 20 }), man(3, { 20, 21 })
    engage(a1, b1)
    engage(c1, b1)
    local d1, e1 = man(4, { 26, 20 }), man(5, { 20, 14 })
    t.no(charge(d1, b1, { react = "none" }).bonus)
    t.equal(need("save", b1, d1), 7)
    t.refused(function() engage(e1, b1) end, "PIL-MULTI-01")
    t.yes(charge(e1, b1, { react = "none" }).bonus)
    t.equal(need("save", b1, e1), 6)
    t.equal(#fight(e1, b1).blows, 2)
    t.equal(#fight(a1, c1).blows, 3)                   -- the three others among themselves
  end,
}
