-- The chief: 3 hit points, 2 attacks, no morale test.
scenario "a chief has 3 hit points and 2 attacks" {
  covers = { "PIL-TROOP-02" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(chief, man)
    t.equal(chief.hp, 3)
    t.equal(#fight(chief, man):by(chief), 2)
  end,
}

scenario "a chief rolls no die for morale" {
  covers = { "PIL-TROOP-02" },
  run = function(t)
    local red = band "anglo_saxons"
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local r = morale(chief)
    t.yes(r.stays)
    t.no(r.faces and r.faces[1])
    t.yes(chief.alive)
  end,
}
