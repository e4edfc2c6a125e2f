-- A charge into several enemies: its target first, the bonus against it alone.
scenario "a charger who ends up touching two enemies strikes his target, and saves at -1" {
  covers = { "PIL-MULTI-02", "PIL-MULTI-03" },
  -- the charger, then his target; the other finds him dead
  dice = { charge = { 5 }, hit = { 1, 3 }, save = { 6, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local c = blue:add("warrior", { weapon = "hand_weapon", at = { 15.2, 10.98 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 10 } })
    t.yes(charge(a, b, { react = "none" }).contact)
    t.yes(a:touches(c))
    t.yes(c.in_melee)
    local r = fight(a, c)              -- naming the other does not change the target
    t.equal(#r:by(a), 1)
    t.yes(r:by(a)[1].at == b)
    t.equal(r:by(a)[1].need, 2)
    t.equal(r.blows[2].by.id, b.id)    -- the pair of the charge comes first
    t.equal(r:by(b)[1].save.need, 7)
    t.no(r:by(b)[1].save.ok)
    t.equal(#r:by(c), 0)               -- nothing is left to strike at
    t.no(a.alive)
    t.no(b.in_melee)
    t.no(c.in_melee)
  end,
}
