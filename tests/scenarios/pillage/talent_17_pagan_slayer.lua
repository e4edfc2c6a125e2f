-- Pagan slayer: the chief has +1 against Vikings, and only them.
scenario "the slayer needs 3 against an SA Viking" {
  covers = { "PIL-TALENT-17" },
  dice = { hit = { 2 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local chief = red:add("chief", { weapon = "hand_weapon", talents = { "pagan_slayer" }, at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 11, 10 } })
    engage(chief, viking)
    local blow = attack(chief, viking, { kind = "melee" }).blows[1]
    t.equal(blow.need, 3)
    t.no(blow.hit)
    t.ran("PIL-TALENT-17", 1)
  end,
}

scenario "the slayer needs 4 against an SA man of another faction" {
  covers = { "PIL-TALENT-17" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "byzantines"
    local chief = red:add("chief", { weapon = "hand_weapon", talents = { "pagan_slayer" }, at = { 10, 10 } })
    local greek = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 11, 10 } })
    engage(chief, greek)
    local blow = attack(chief, greek, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.no(blow.hit)
    t.not_ran("PIL-TALENT-17")
  end,
}

scenario "the +1 is for the chief alone" {
  covers = { "PIL-TALENT-17" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "pagan_slayer" }, at = { 10, 13 } })
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 11, 10 } })
    engage(man, viking)
    t.equal(attack(man, viking, { kind = "melee" }).blows[1].need, 4)
    t.not_ran("PIL-TALENT-17")
  end,
}
