-- A raised shield: +1 to saves against everyone.
scenario "an SA man with raised shield saves with 4" {
  covers = { "PIL-SHIELD-02" },
  dice = { hit = { 4 }, save = { 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 11, 10 } })
    engage(a, b)
    raise_shield(b)
    local save = fight(a, b):by(a)[1].save
    t.equal(save.need, 4)
    t.yes(save.ok)
  end,
}

scenario "against three enemies his raised shield brings him back to 5" {
  covers = { "PIL-SHIELD-02" },
  dice = { hit = { 4, 4 }, save = { 5, 4 } },        -- the third enemy finds him dead
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 9, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local a3 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    engage(a1, b)
    engage(a2, b)
    engage(a3, b)
    raise_shield(b)
    local r = fight(a1, b)
    t.equal(r:by(a1)[1].save.need, 5)
    t.yes(r:by(a1)[1].save.ok)
    t.equal(r:by(a2)[1].save.need, 5)
    t.no(r:by(a2)[1].save.ok)
    t.no(b.alive)
  end,
}
