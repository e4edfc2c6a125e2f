-- Several rules at once, E6: a raised shield against two.
scenario "E6: +1 for the shield and -1 for two enemies leave 5" {
  covers = { "PIL-SHIELD-02", "PIL-MULTI-03" },
  dice = { hit = { 4, 4 }, save = { 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local man = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 9, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a1, man)
    engage(a2, man)
    raise_shield(man)
    local r = fight(a1, man)
    t.equal(#r.blows, 2)
    t.equal(r.blows[1].need, 4)
    t.yes(r.blows[1].save.ok)
    t.equal(r.blows[2].save.need, 5)
    t.no(man.alive)
  end,
}
