-- Heavy rain does not trouble the Romano-British.
scenario "in rain their infantry keeps 2 inches on a road, and the Vikings do not" {
  covers = { "PIL-FACTION-ROMANOBRITISH-02" },
  weather = "rain",
  run = function(t)
    piece("road", { at = { 24, 10 }, size = { 40, 3 } })
    local man = band("romano_british"):add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    local viking = band("vikings"):add("warrior", { weapon = "spear", armour = true, at = { 10, 8.9 } })
    t.refused(function() move(viking, { 17.1, 8.9 }) end, "PIL-MOVE-03")
    t.equal(move(man, { 19, 10 }).left, 0)
  end,
}

scenario "in rain their bows are not worse" {
  covers = { "PIL-FACTION-ROMANOBRITISH-02" },
  weather = "rain",
  run = function(t)
    local red, blue = band "romano_british", band "vikings"
    local bow = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local his = blue:add("warrior", { weapon = "bow", at = { 10, 15 } })
    t.equal(need("hit", bow, his, { kind = "shoot" }), 4)
    t.equal(need("hit", his, bow, { kind = "shoot" }), 5)
    set_weather "wind"
    t.equal(need("hit", bow, his, { kind = "shoot" }), 5)
  end,
}
