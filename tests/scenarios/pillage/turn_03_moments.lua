-- Rules that speak at a moment of the turn, each at its own, by the explanation.
scenario "cup, swimmer, mushrooms, horses, shout, cry, breach, flames, wagon and flight in their order" {
  covers = { "PIL-TURN-01", "PIL-TALENT-32", "PIL-SWIM-03", "PIL-TROOP-05", "PIL-TROOP-06", "PIL-TALENT-37", "PIL-TROOP-09", "PIL-TALENT-34",
    "PIL-SPEAR-04", "PIL-FIRE-04", "PIL-FIRE-06", "PIL-TROOP-19", "PIL-MORALE-02" },
  choices = { ["PIL-TALENT-37"] = { "no" }, ["PIL-TROOP-05"] = { "no" }, ["PIL-TALENT-34"] = { "no" } },
  set = { ["rules.morale.threshold"] = 0.1 },
  dice = { ignite = { 4 } },
  run = function(t)
    local log = ""
    local function tell() log = log .. explain() .. "\n" end
    local red, blue = band("romano_british", { name = "red" }), band("vikings", { name = "blue" })
    red:add("chief", { talents = { "war_cry", "sacred_chalice", "horse_reserve" }, at = { 5, 5 } })
    red:add("warrior", { horse = "lost", at = { 11, 5 } })
    red:add("berserker", { weapon = "hand_weapon", at = { 14, 5 } })
    red:add("huscarl", { weapon = "hand_weapon", armour = true, at = { 17, 5 } })
    local man = red:add("warrior", { weapon = "hand_weapon", name = "Front", at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", name = "Second", at = { 9, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", name = "Foe", at = { 11, 10 } })
    blue:add("warrior", { name = "Swimmer", at = { 40, 40 } })
    local lighter = red:add("warrior", { torch = true, name = "Lighter", at = { 30, 20 } })
    local house = piece("house", { at = { 32.5, 20 }, size = { 4, 4 } })
    red:add("wagon", { at = { 37, 20 } })
    ignite(lighter, house)
    t.choices { ["PIL-TALENT-32"] = { "yes" }, ["PIL-TROOP-05"] = { "yes" }, ["PIL-TALENT-37"] = { "yes" }, ["PIL-TROOP-09"] = { "yes" }, ["PIL-TALENT-34"] = { "yes" } }
    t.dice { swim = { 3 }, ["PIL-TROOP-06"] = { 1 }, ["PIL-TALENT-37"] = { 6 }, hit = { 1, 6 }, save = { 1 }, spread = { 6 }, burn = { 5 }, morale = { 1, 2, 2 } }
    next_turn()
    tell()
    piece("lake", { at = { 40, 40 }, size = { 4, 4 } })
    engage(man, foe)
    for _, s in ipairs { "movement", "shooting", "melee" } do
      to_stage(s)
      tell()
    end
    fight(man, foe)
    tell()
    for _, s in ipairs { "ignition", "morale" } do
      to_stage(s)
      tell()
    end
    next_turn()
    tell()
    local at = 1
    for _, word in ipairs { "turn 2", "PIL-TALENT-32", "initiative", "movement ", "PIL-SWIM-02", "movement: red", "PIL-TALENT-37", "PIL-TROOP-06", "PIL-TROOP-09",
      "movement: blue", "shooting: red", "shooting: blue", "melee", "PIL-TALENT-34", "attack  Front", "attack  Foe", "Front is out of the game", "PIL-SPEAR-04",
      "ignition", "PIL-FIRE-04", "PIL-FIRE-06", "Lighter is out of the game", "ignition: red", "Wagon is out of the game", "morale", "PIL-MORALE-01", "runs", "turn 2 is over" } do
      local from, to = log:find(word, at, true)
      t.equal({ word, from ~= nil }, { word, true })
      at = to
    end
  end,
}
