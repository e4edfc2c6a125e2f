-- What scripts and players read of a table: distances to pieces, why a model is
-- gone, whom one weapon of several reaches.

scenario "the distance to a piece is measured to its nearest point" {
  covers = { "PIL-MEAS-03" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { at = { 10, 10 } })
    local house = piece("house", { at = { 15, 10 }, size = { 4, 4 } })
    local wood = piece("forest", { at = { 10, 10 }, size = { 6, 6 } })
    t.equal(a:distance(house), 2.5)
    t.equal(a:distance(wood), 0)
    put(a, house)
    t.equal(a:distance(house), 0)
    t.fails(function() return a:distance(red) end, "E-ARG")
  end,
}

scenario "a model tells why it left the game" {
  covers = { "PIL-GEN-05" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = { "javelin", "hand_weapon" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local c = blue:add("warrior", { weapon = "hand_weapon", at = { 14, 10 } })
    t.no(b.cause)
    attack(a, b, { kind = "melee" })
    t.equal(b.cause, "attack")
    attack(a, c, { kind = "shoot" })
    t.equal(c.cause, "shot")
  end,
}

scenario "a rule reads the cause, and the distance to a piece" {
  covers = { "PIL-GEN-05", "PIL-MEAS-03" },
  house = { "test_omen" },
  dice = { hit = { 6 }, save = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    piece("house", { at = { 15, 10 }, size = { 4, 4 } })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    attack(a, b, { kind = "melee" })
    t.yes(a.state.omen)
  end,
}
house "test_omen" { title = "The dead near a house" }
rule "test:omen" {
  title = "Omen", house = "test_omen", hook = "pillage.on_model_removed", state = { omen = "flag" },
  effect = function(ev)
    local house = ev:pieces({ kind = "house" })[1]
    if ev.model.cause == "attack" and ev.model:distance(house) < 2 then ev:set(ev.killer, "omen", true) end
  end,
}

scenario "whom one of two weapons reaches" {
  covers = { "PIL-SHOOT-06" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = { "bow", "javelin" }, at = { 10, 10 } })
    blue:add("warrior", { weapon = "hand_weapon", at = { 20, 10 } })
    t.equal(who_can("shoot", a, { weapon = "bow" })[1].range, "in range")
    t.equal(who_can("shoot", a, { weapon = "javelin" })[1].range, "out of range")
  end,
}
