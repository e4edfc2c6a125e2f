-- What rules can do after hit points were lost.
house "test_wounded" { title = "After a wound" }

rule "test:thorns" {                -- who wounds a chief in melee is hurt himself
  title = "Thorns", house = "test_wounded", troop = "chief",
  hook = "pillage.on_wounded",
  when = function(ev) return ev.cause == "attack" and ev.attacker:enemy_of(ev.target) end,
  effect = function(ev) ev:wound(ev.attacker) end,
}
rule "test:last_word" {             -- a berserker may mark the enemy even with his last hit point
  title = "Last word", house = "test_wounded", troop = "berserker",
  state = { marked = "flag" },
  hook = "pillage.on_wounded",
  when = function(ev) return ev.target.hp == 0 and ev.target.alive end,
  effect = function(ev) ev:set(ev.attacker, "marked", true) end,
}

scenario "a rule answers the loss of a hit point" {
  covers = { "PIL-GEN-05", "PIL-GEN-06" },
  house = { "test_wounded" },
  dice = { hit = { 3 }, save = { 1 } },           -- the chief has nobody left to strike
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", touch = a, bearing = 90 })
    engage(a, chief)
    fight(a, chief)
    t.ran("test:thorns", 1)
    t.equal(chief.hp, 2)
    t.no(a.alive)
  end,
}

scenario "no hit point lost, nothing to answer: a miss, a save, a wound that a healer undoes" {
  covers = { "PIL-GEN-06" },
  house = { "test_wounded" },
  dice = { hit = { 2, 3, 3 }, save = { 6, 1 }, ["PIL-TROOP-10"] = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", touch = a, bearing = 90 })
    blue:add("healer", { touch = chief, bearing = 90 })
    for _ = 1, 3 do attack(a, chief) end
    t.not_ran "test:thorns"
    t.equal(chief.hp, 3)
    t.yes(a.alive)
  end,
}

scenario "who has lost the last hit point is still there when it is told" {
  covers = { "PIL-GEN-05" },
  house = { "test_wounded" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = red:add("berserker", { weapon = "hand_weapon", at = { 10, 10 } })
    local a = blue:add("warrior", { weapon = "hand_weapon", touch = b, bearing = 90 })
    attack(a, b)
    t.not_ran "test:last_word"
    attack(a, b)
    t.ran("test:last_word", 1)
    t.yes(a.state.marked)
    t.no(b.alive)
  end,
}

scenario "the answer to a wound is part of the odds" {
  covers = { "PIL-GEN-06" },
  house = { "test_wounded" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", touch = a, bearing = 90 })
    t.odds(function() attack(a, chief) return not a.alive end, "5/9")     -- 4/6 hit UA, 5/6 of them not saved
  end,
}
