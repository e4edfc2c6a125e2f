-- The chief may roll a failed save again, once a die, every save; a shield must be in use.
scenario "a chief's failed save is rolled again, once a die and at every save" {
  covers = { "PIL-TALENT-29" },
  dice = { hit = { 4, 4 }, save = { 3, 5, 3, 4 } },
  run = function(t)
    local red, blue = band "vikings", band()
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", shield = true, talents = { "magic_sword" }, at = { 11, 10 } })
    engage(man, chief)
    local first = attack(man, chief, { kind = "melee" }).blows[1]
    t.equal(first.save.need, 5)
    t.yes(first.save.ok)
    t.equal(chief.hp, 3)
    local second = attack(man, chief, { kind = "melee" }).blows[1]
    t.no(second.save.ok)
    t.equal(chief.hp, 2)
    t.ran("PIL-TALENT-29", 2)
  end,
}

scenario "without a shield in use nothing is rolled again" {
  covers = { "PIL-TALENT-29" },
  dice = { hit = { 4 }, save = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band()
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", armour = true, talents = { "magic_sword" }, at = { 11, 10 } })
    engage(man, chief)
    t.no(attack(man, chief, { kind = "melee" }).blows[1].save.ok)
    t.equal(chief.hp, 2)
  end,
}

scenario "the shield of a chief with a bow hangs on his back when he is shot at" {
  covers = { "PIL-TALENT-29", "PIL-SHOOT-17" },
  dice = { hit = { 4, 4 }, save = { 5, 4, 6 } },
  run = function(t)
    local red, blue = band "vikings", band()
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = { "bow", "hand_weapon" }, shield = true, talents = { "magic_sword" }, at = { 15, 10 } })
    t.no(shoot(archer, chief, { shots = 1 }).blows[1].save.ok)
    t.equal(chief.hp, 2)
    t.yes(attack(red:add("warrior", { weapon = "hand_weapon", at = { 16, 10 } }), chief, { kind = "melee" }).blows[1].save.ok)
    t.ran("PIL-TALENT-29", 1)
  end,
}

scenario "where it is a sword, as a data key says, no shield is needed" {
  covers = { "PIL-TALENT-29" },
  set = { ["talents.magic_sword.shield"] = false },
  dice = { hit = { 4 }, save = { 3, 5 } },
  run = function(t)
    local red, blue = band "vikings", band()
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", armour = true, talents = { "magic_sword" }, at = { 11, 10 } })
    engage(man, chief)
    t.yes(attack(man, chief, { kind = "melee" }).blows[1].save.ok)
    t.equal(chief.hp, 3)
  end,
}

scenario "the saves of his men are rolled once" {
  covers = { "PIL-TALENT-29" },
  run = function(t)
    local red, blue = band "vikings", band()
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local chief = blue:add("chief", { shield = true, talents = { "magic_sword" }, at = { 11, 10 } })
    local other = blue:add("warrior", { shield = true, at = { 10, 11 } })
    t.odds(function() return attack(man, chief, { kind = "melee" }).blows[1].wound end, "2/9")
    t.odds(function() return attack(man, other, { kind = "melee" }).blows[1].wound end, "1/3")
  end,
}

scenario "40 gold pieces, for Saxons" {
  covers = { "PIL-TALENT-29" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "magic_sword" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 70)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.magic_sword.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
