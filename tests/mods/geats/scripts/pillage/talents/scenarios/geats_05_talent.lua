-- Talents of the lords of the Geats: games, rings, and a hand that breaks swords.
scenario "after a turn with dead the initiative roll is at +1" {
  covers = { "geats:funeral_games" },
  dice = { hit = { Geat = { 1 }, Viking = { 5 } }, save = { 1 }, initiative = { 4, 3, 3, 3 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "geats", band "vikings"
    red:add("chief", { talents = { "funeral_games" }, at = { 10, 5 } })
    local geat = red:add("warrior", { name = "Geat", at = { 10, 10 } })
    local foe = blue:add("warrior", { name = "Viking", weapon = "hand_weapon", at = { 10, 11.3 } })
    engage(foe, geat)
    start()
    to_stage "melee"
    fight(foe, geat)
    next_turn()
    t.explains("geats:funeral_games", 1)
  end,
}

scenario "the grip of thirty makes a bare hand a sword, and breaks swords" {
  covers = { "geats:grip" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { talents = { "grip_of_thirty" }, weapon = "hand_weapon", at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    t.equal(need("hit", lord, foe), 3)
    attack(lord, foe)
    t.no(lord:has "hand_weapon")
    t.equal(lord.weapon, "improvised")
    t.equal(need("hit", lord, foe), 4)
    t.explains("geats:grip", -1)
  end,
}

scenario "a blow with the grip of thirty breaks the sword in one of six" {
  covers = { "geats:grip" },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { talents = { "grip_of_thirty" }, weapon = "hand_weapon", at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    t.odds(function() attack(lord, foe); return lord.weapon == "improvised" end, "1/6")
  end,
}

scenario "rings keep two men a turn" {
  covers = { "geats:ring_giver" },
  dice = { morale = { A = { 1, 6 }, B = { 1, 6 }, C = { 1 } } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    red:add("chief", { talents = { "ring_giver" }, at = { 10, 10 } })
    local a = red:add("warrior", { name = "A", at = { 10, 12 } })
    local b = red:add("warrior", { name = "B", at = { 12, 10 } })
    local c = red:add("warrior", { name = "C", at = { 8, 10 } })
    blue:add("warrior", { at = { 40, 40 } })
    t.yes(morale(a).stays)
    t.yes(morale(b).stays)
    t.no(morale(c).stays)
    t.ran("geats:ring_giver", 2)
  end,
}

scenario "the grip of thirty pushes at two more" {
  covers = { "geats:grip" },
  dice = { push = { Lord = { 2 } }, hit = { Egil = { 1 } } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local lord = red:add("chief", { name = "Lord", talents = { "grip_of_thirty" }, weapon = "hand_weapon", at = { 10, 10 } })
    local egil = blue:add("warrior", { name = "Egil", weapon = "hand_weapon", at = { 10, 11.3 } })
    engage(lord, egil)
    push(lord)
    fight(lord, egil)
    t.explains("geats:grip", 2)
  end,
}
