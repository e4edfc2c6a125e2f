-- Hounds bite as improvised weapons.
scenario "a hound hits a man in full armour on a 6 and then a 4" {
  covers = { "PIL-GEAR-12" },
  dice = { hit = { 6, 4 }, save = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local m = red:add("warrior", { war_dogs = true, at = { 20, 20 } })
    local hound = m:touching { troop = "hound" }[1]
    local foe = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 30, 20 } })
    t.equal(hound.weapon, "improvised")
    t.equal(need("hit", hound, foe), 7)
    t.yes(attack(hound, foe).blows[1].hit)
    t.equal(foe.hp, 0)
  end,
}

scenario "a hound that is hit is wounded without a save" {
  covers = { "PIL-GEAR-12", "PIL-HIT-03" },
  dice = { hit = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local m = red:add("warrior", { war_dogs = true, at = { 20, 20 } })
    local hound = m:touching { troop = "hound" }[1]
    attack(blue:add("warrior", { weapon = "hand_weapon", at = { 30, 20 } }), hound)
    t.no(hound.alive)
    t.equal(#m:touching { troop = "hound" }, 2)
  end,
}
