-- A shot: target, range, hit roll, save; one shot is finished before the next.
scenario "a shot is a hit roll and then a save, and a dead target draws no second shot" {
  covers = { "PIL-SHOOT-01" },
  dice = { hit = { 3, 4, 4 }, save = { 6, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 15, 20 } })
    local r = shoot(a1, b1)
    t.equal(#r.blows, 2)
    t.equal(r.blows[1].kind, "shoot")
    t.yes(r.blows[1].by == a1)
    t.yes(r.blows[1].at == b1)
    t.no(r.blows[1].hit)
    t.no(r.blows[1].save)              -- no save without a hit
    t.yes(r.blows[2].save.ok)
    shoot(a2, b2)                      -- the first of two kills: the second is not rolled
    t.no(b2.alive)
  end,
}

scenario "the steps come in order: target determination, hit roll, save" {
  covers = { "PIL-SHOOT-01", "PIL-SHOOT-15" },
  dice = { target = { 4 }, hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local friend = red:add("warrior", { weapon = "spear", at = { 16, 10.5 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 15.2, 10 } })
    engage(friend, enemy)
    shoot(archer, enemy, { shots = 1 })
    local told = explain()
    local target, hit, save = told:find "target ", told:find "hit ", told:find "save "
    t.yes(target < hit and hit < save)
  end,
}
