-- What the Geats ask for their dead: weregild, the oath on the mound, and the price of running.
scenario "the killer of a Geat is worth a point more when he falls" {
  covers = { "geats:weregild" },
  dice = { hit = { 5, 5 }, save = { 1, 1 } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local geat = red:add("warrior", { name = "Herebeald", weapon = "hand_weapon", at = { 10, 10 } })
    local avenger = red:add("warrior", { name = "Haethcyn", weapon = "hand_weapon", at = { 20, 20 } })
    local killer = blue:add("warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 11.3 } })
    attack(killer, geat)
    t.no(geat.alive)
    t.yes(killer.state.owes)
    t.equal(score(red), 0)
    put(avenger, { 10, 10 })
    attack(avenger, killer)
    t.no(killer.alive)
    t.equal(score(red), 2)
  end,
}

scenario "an enemy with clean hands is worth what he is worth" {
  covers = { "geats:weregild" },
  dice = { hit = { 5 }, save = { 1 } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local avenger = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local other = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    attack(avenger, other)
    t.equal(score(red), 1)
    t.not_ran("geats:weregild")
  end,
}

scenario "all strike the killer of their chief at +1" {
  covers = { "geats:mound_oath" },
  dice = { hit = { 5 }, save = { 1 } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { hp = 1, weapon = "hand_weapon", at = { 10, 10 } })
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local killer = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    local other = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 21.3 } })
    t.equal(need("hit", man, killer), 3)
    attack(killer, lord)
    t.equal(need("hit", man, killer), 2)
    t.explains("geats:mound_oath", 1)
    t.equal(need("hit", man, other), 3)
  end,
}

scenario "an oath sworn on the mound raises the chance of revenge by a sixth" {
  covers = { "geats:mound_oath" },
  dice = { hit = { 5 }, save = { 1 } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { hp = 1, weapon = "hand_weapon", at = { 10, 10 } })
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 12, 12 } })
    local killer = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    local f = function() return attack(man, killer).lost == 1 end
    t.odds(f, "5/9")
    attack(killer, lord)
    t.odds(f, "25/36")
  end,
}

scenario "the death of their chief frightens no Geat" {
  covers = { "geats:mound_oath" },
  dice = { hit = { 5 }, save = { 1 } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { hp = 1, weapon = "hand_weapon", at = { 10, 10 } })
    red:row(9, "warrior", { at = { 20, 20 } })
    local killer = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    attack(killer, lord)
    t.equal(morale().tests, 0)
    t.ran("geats:mound_oath")
  end,
}

scenario "each Geat who runs away costs a point more" {
  covers = { "geats:ten_cowards" },
  dice = { morale = { 1 } },
  run = function(t)
    local red, foe = band "geats", band "vikings"
    local coward = red:add("warrior", { at = { 20, 20 } })
    red:add("warrior", { at = { 30, 20 } })
    foe:add("warrior", { at = { 10, 11 } })
    t.no(morale(coward).stays)
    t.equal(coward.cause, "morale")
    t.equal(score(red), -1)
    t.equal(score(foe), 1)
  end,
}
