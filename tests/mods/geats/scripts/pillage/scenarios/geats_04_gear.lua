-- The boar on the helmet and the horn of the grey wolf.
scenario "the boar keeps watch once a game" {
  covers = { "geats:boar_watch" },
  dice = { hit = { 5, 5 }, save = { 1, 6, 1 } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { weapon = "hand_weapon", boar_helmet = true, at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    attack(foe, lord)
    t.equal(lord.hp, 3)
    attack(foe, lord)
    t.equal(lord.hp, 2)
    t.ran("geats:boar_watch", 1)
  end,
}

scenario "its bearer may keep the boar for a worse blow" {
  covers = { "geats:boar_watch" },
  dice = { hit = { 5, 5 }, save = { 1, 1, 6 } },
  choices = { reroll = { "no", "yes" } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { weapon = "hand_weapon", boar_helmet = true, at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    attack(foe, lord)
    t.equal(lord.hp, 2)
    attack(foe, lord)
    t.equal(lord.hp, 2)
  end,
}

scenario "under the boar a blow wounds in 25 of 54 cases" {
  covers = { "geats:boar_watch" },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { weapon = "hand_weapon", boar_helmet = true, at = { 10, 10 } })
    local bare = red:add("chief", { weapon = "hand_weapon", at = { 20, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    t.odds(function() attack(foe, lord); return lord.hp == 2 end, "25/54")
    put(foe, { 20, 11.3 })
    t.odds(function() attack(foe, bare); return bare.hp == 2 end, "5/9")
  end,
}

scenario "one helmet is enough" {
  run = function(t)
    local red = band "geats"
    red:add("chief", { weapon = "hand_weapon", boar_helmet = true, helmet = true })
    t.refused(function() return muster(red) end, "PIL-BAND-02")
  end,
}

scenario "the wolf howls for the enemy within eight inches" {
  covers = { "geats:wolf_howl" },
  dice = { morale = { Near = { 2 }, Far = { 2 } } },
  run = function(t)
    local red, blue = band "geats", band "saxons"
    red:add("warrior", { wolf_horn = true, at = { 10, 10 } })
    local friend = red:add("warrior", { at = { 10, 12 } })
    local near = blue:add("warrior", { name = "Near", at = { 10, 17 } })
    local far = blue:add("warrior", { name = "Far", at = { 10, 25 } })
    t.equal(need("morale", near), 3)
    t.equal(need("morale", far), 2)
    t.equal(need("morale", friend), 2)
    t.no(morale(near).stays)
    t.yes(morale(far).stays)
  end,
}
