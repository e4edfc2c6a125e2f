-- What heavy rain does to fields, fords and fires does not stop them.
scenario "in heavy rain a Welsh crosses a field at full speed and wades a ford" {
  covers = { "PIL-FACTION-WELSH-01" },
  weather = "rain",
  dice = { swim = { 1 } },
  run = function(t)
    local red, blue = band "welsh", band "vikings"
    local man = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "spear", at = { 10, 30 } })
    local wader = red:add("warrior", { weapon = "spear", at = { 27, 10 } })
    local swimmer = blue:add("warrior", { weapon = "spear", at = { 27, 30 } })
    piece("field", { at = { 15, 10 }, size = { 12, 4 } })
    piece("field", { at = { 15, 30 }, size = { 12, 4 } })
    piece("ford", { at = { 30, 20 }, size = { 4, 40 } })
    t.equal(move(man, { 16, 10 }).spent, 6)
    t.refused(function() move(viking, { 16, 30 }) end, "PIL-MOVE-03")
    move(wader, { 30, 10 })
    t.yes(wader.alive)
    move(swimmer, { 30, 30 })
    t.no(swimmer.alive)
  end,
}

scenario "in heavy rain his torch sets a house alight on a 4, a Viking's on a 6" {
  covers = { "PIL-FACTION-WELSH-01" },
  weather = "rain",
  run = function(t)
    local red, blue = band "welsh", band "vikings"
    local man = red:add("warrior", { torch = true, at = { 10, 10 } })
    local viking = blue:add("warrior", { torch = true, at = { 15, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    t.equal(need("ignite", man, house), 4)
    t.equal(need("ignite", viking, house), 6)
    t.odds(function() return ignite(man, house).burns end, "1/2")
    t.odds(function() return ignite(viking, house).burns end, "1/6")
  end,
}
