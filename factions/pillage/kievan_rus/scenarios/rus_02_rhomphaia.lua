-- Dane axes of the Rus do not strike last.
scenario "the axe of a Rus strikes in the normal step, a Viking's in the last" {
  covers = { "PIL-FACTION-RUS-02" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rus = red:add("warrior", { weapon = "dane_axe", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "dane_axe", at = { 10, 11 } })
    engage(rus, viking)
    local r = fight(rus, viking)
    t.equal(r:by(rus)[1].step, "normal")
    t.equal(r:by(viking)[1].step, "last")
    t.ran("PIL-FACTION-RUS-02", 1)
  end,
}

scenario "who falls to it does not strike with his" {
  covers = { "PIL-FACTION-RUS-02" },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rus = red:add("warrior", { weapon = "dane_axe", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "dane_axe", at = { 10, 11 } })
    local second = red:add("warrior", { weapon = "dane_axe", at = { 20, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 11 } })
    engage(rus, viking)
    engage(second, man)
    -- An axe fells a bare man in 2/3 x 1 (7+ saves in 1/12): 2/3 x 11/12 = 11/18.
    t.odds(function() return not fight(rus, viking):by(viking)[1] end, "11/18")
    -- At the same time as a sword, his axe keeps nobody from striking.
    t.odds(function() return not fight(second, man):by(man)[1] end, "0")
  end,
}

scenario "his other weapons strike as anybody's" {
  covers = { "PIL-FACTION-RUS-02" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rus = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "spear", at = { 10, 11 } })
    engage(rus, viking)
    t.equal(fight(rus, viking):by(rus)[1].step, "normal")
    t.not_ran("PIL-FACTION-RUS-02")
  end,
}
