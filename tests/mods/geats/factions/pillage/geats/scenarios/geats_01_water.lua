-- Swimming, sailing, and charging out of the surf.
scenario "a Geat with a shield swims where a Saxon with one drowns" {
  covers = { "geats:breca" },
  dice = { swim = { Breca = { 2 }, Edwin = { 2 } } },
  run = function(t)
    piece("river", { at = { 24, 20 }, size = { 48, 4 } })
    local red, blue = band "geats", band "vikings"
    local geat = red:add("warrior", { name = "Breca", shield = true, at = { 10, 17 } })
    local other = blue:add("warrior", { name = "Edwin", shield = true, at = { 30, 17 } })
    move(geat, { 10, 19 })
    t.explains("geats:breca", 1)
    move(other, { 30, 19 })
    t.yes(geat.alive)
    t.equal(other.cause, "drown")
  end,
}

scenario "a Geat with a shield drowns on one die face of six, another on two" {
  covers = { "geats:breca" },
  run = function(t)
    piece("river", { at = { 24, 20 }, size = { 48, 4 } })
    local red, blue = band "geats", band "vikings"
    local geat = red:add("warrior", { shield = true, at = { 10, 17 } })
    local other = blue:add("warrior", { shield = true, at = { 30, 17 } })
    t.odds(function() move(geat, { 10, 19 }); return not geat.alive end, "1/6")
    t.odds(function() move(other, { 30, 19 }); return not other.alive end, "1/3")
  end,
}

scenario "the ship of the Geats sails 23 inches" {
  covers = { "geats:swan_road" },
  run = function(t)
    piece("lake", { at = { 24, 24 }, size = { 48, 48 } })
    local ship = piece("ship", { at = { 24, 8 }, size = { 2, 6 } })
    local red = band "geats"
    band "vikings"
    red:add("warrior", { name = "Steersman", at = { 24, 8 } })
    t.refused(function() return sail(ship, { forward = 23.5 }) end, "PIL-SHIP-02")
    t.yes(sail(ship, { forward = 23 }).ok)
    t.explains("geats:swan_road", 3)
  end,
}

scenario "from the surf a charge goes two inches farther" {
  covers = { "geats:from_the_surf" },
  run = function(t)
    local surf = piece("shallows", { at = { 10, 8 }, size = { 20, 2 } })
    local red, blue = band "geats", band "vikings"
    local near = red:add("warrior", { at = { 10, 11 } })
    local far = red:add("warrior", { at = { 14, 16 } })
    local foe = blue:add("warrior", { at = { 10, 20 } })
    t.equal(reach("charge", near, foe, { roll = 2 }), 12)
    t.explains("geats:from_the_surf", 2)
    t.equal(reach("charge", far, foe, { roll = 2 }), 10)
    t.equal(reach("charge", foe, near, { roll = 2 }), 10)
    t.equal(surf.kind, "shallows")
  end,
}

scenario "a rider gains nothing by the surf" {
  covers = { "geats:from_the_surf" },
  run = function(t)
    piece("shallows", { at = { 10, 8 }, size = { 20, 2 } })
    local red, blue = band "geats", band "vikings"
    local rider = red:add("chief", { horse = true, at = { 10, 11 } })
    local foe = blue:add("warrior", { at = { 10, 20 } })
    reach("charge", rider, foe, { roll = 2 })
    t.not_ran("geats:from_the_surf")
  end,
}
