-- A rider has no charge bonus where the fight takes place on difficult ground.
scenario "a rider reaches a target in a bog with a roll of 3: no bonus, no -1 to the save" {
  covers = { "PIL-CAV-03" },
  dice = { charge = { 5 }, hit = { 3, 1 }, save = { 6 }, target = { 4 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    piece("bog", { at = { 19.5, 10 }, size = { 4, 4 } })         -- from 17.5 on
    local r = charge(a, b)
    t.yes(r.contact)
    t.no(r.bonus)
    local blow = fight(a, b):by(a)[1]
    t.equal(blow.need, 3)
    t.equal(blow.save.need, 6)
  end,
}

scenario "whose base decides is a matter of the tables; a man on foot does not care" {
  covers = { "PIL-CAV-03" },
  dice = { charge = { 5, 5, 5 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local foot = red:add("warrior", { weapon = "hand_weapon", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 20 } })
    piece("bog", { at = { 19.5, 15 }, size = { 3.5, 20 } })      -- from 17.75 on
    set("rules.cav.difficult_bonus", "rider")
    t.yes(charge(a, b).bonus)
    undo(true)
    set("rules.cav.difficult_bonus", "target")
    t.no(charge(a, b).bonus)
    t.yes(charge(foot, b2).bonus)
  end,
}
