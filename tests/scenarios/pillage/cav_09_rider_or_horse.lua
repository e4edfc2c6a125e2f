-- In melee too a die decides between rider and horse.
scenario "on 3 the hand weapon goes at the UA horse, on 4 at the SA rider" {
  covers = { "PIL-CAV-09" },
  dice = { target = { 3, 4 }, hit = { 4, 5 }, save = { 6, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "hand_weapon", armour = true, horse = true, at = { 11.3, 10 } })
    engage(a, rider)
    local blow = attack(a, rider, { kind = "melee" }).blows[1]
    t.equal(blow.part, "mount")
    t.equal(blow.need, 4)
    t.equal(blow.save.need, 6)
    blow = attack(a, rider, { kind = "melee" }).blows[1]
    t.equal(blow.part, "rider")
    t.equal(blow.need, 5)
    t.equal(blow.save.need, 5)
  end,
}

scenario "each attack has its own die" {
  covers = { "PIL-CAV-09" },
  dice = { target = { 1, 6 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "hand_weapon", at = { 11.3, 10 }, horse = true })
    t.equal(rider.mounted, true)
    engage(chief, rider)
    local b1 = attack(chief, rider, { kind = "melee" }).blows[1]
    local b2 = attack(chief, rider, { kind = "melee" }).blows[1]
    t.equal(b1.part, "mount")
    t.equal(b2.part, "rider")
  end,
}

scenario "what passes the horse is a data key" {
  covers = { "PIL-CAV-09" },
  set = { ["rules.shoot.pass"] = 2 },
  dice = { target = { 2 }, hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 11.3, 10 } })
    engage(a, rider)
    t.equal(attack(a, rider, { kind = "melee" }).blows[1].part, "rider")
  end,
}
