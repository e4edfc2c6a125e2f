-- Sacred chalice: once a game the chief takes no harm for a turn; while he lives he
-- adds 1 to the initiative of his side.
local function setup()
  local red, blue = band(), band "vikings"
  local chief = red:add("chief", { weapon = "hand_weapon", talents = { "sacred_chalice" }, at = { 10, 10 } })
  local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
  engage(chief, foe)
  return chief, foe
end

scenario "a save that fails in that turn costs nothing, the next turn it does, and the cup is empty" {
  covers = { "PIL-TALENT-32" },
  choices = { ["PIL-TALENT-32"] = { "yes" } },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local chief, foe = setup()
    start()
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 3)
    next_turn()
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 2)
    t.ran("PIL-TALENT-32", 2)
  end,
}

scenario "he may wait, and nobody drinks who was not told to" {
  covers = { "PIL-TALENT-32" },
  choices = { ["PIL-TALENT-32"] = { "no", "yes" } },
  dice = { hit = { 6, 6, 6 }, save = { 1, 1, 1 } },
  run = function(t)
    local chief, foe = setup()
    start()
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 2)
    next_turn()
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 2)
    battle {}
    chief, foe = setup()
    start()
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 2)
  end,
}

scenario "the cup answers a wound before the guards do, who keep their lives" {
  covers = { "PIL-TALENT-32", "PIL-GEN-06" },
  choices = { ["PIL-TALENT-32"] = { "yes" } },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local red, blue = band(), band "vikings"
    local chief = red:add("chief", { talents = { "palace_guards", "sacred_chalice" }, at = { 10, 10 } })
    local guard = red:add("warrior", { at = { 9, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(chief, foe)
    start()
    attack(foe, chief, { kind = "melee" })
    t.not_ran "PIL-TALENT-25"
    next_turn()
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 3)
    t.no(guard.alive)
  end,
}

-- The chief touches a house that burns.
local function fire(t)
  local red = band()
  local chief = red:add("chief", { talents = { "sacred_chalice" }, at = { 30, 10 } })
  local lighter = red:add("warrior", { torch = true, at = { 30, 15 } })
  local house = piece("house", { at = { 30, 12.5 }, size = { 4, 4 } })
  t.choices { ["PIL-TALENT-32"] = { "no", "yes" } }
  t.dice { ignite = { 4 }, burn = { 5, 4 } }
  ignite(lighter, house)
  next_turn()
  to_stage "ignition"
  return chief
end

scenario "fire does not harm him either, or by a data key does" {
  covers = { "PIL-TALENT-32", "PIL-FIRE-06" },
  run = function(t)
    local chief = fire(t)
    t.yes(chief.alive)
    t.equal(chief.hp, 3)
    battle {}
    set("talents.sacred_chalice.all_harm", false)
    t.no(fire(t).alive)
  end,
}

-- Red with the talent, blue without it, and their initiative dice of the first turn.
local function roll_off(t, dice, drink, permanent)
  battle { strict = true }
  set("talents.sacred_chalice.permanent", permanent)
  local red, blue = band(), band "vikings"
  red:add("chief", { talents = { "sacred_chalice" }, at = { 10, 5 } })
  blue:add("warrior", { at = { 10, 40 } })
  t.choices { ["PIL-TALENT-32"] = { drink } }
  t.dice { initiative = dice }
  start()
  return red
end

scenario "an initiative die of 3 counts as 4, and beats a 3" {
  covers = { "PIL-TALENT-32", "PIL-INIT-01" },
  run = function(t)
    t.no(roll_off(t, { 3, 5 }, "no", true).initiative)
    t.yes(roll_off(t, { 3, 3 }, "no", true).initiative)
    t.explains "PIL-TALENT-32"
  end,
}

scenario "where it takes the cup, the initiative is helped from then on" {
  covers = { "PIL-TALENT-32" },
  run = function(t)
    t.yes(roll_off(t, { 4, 4 }, "yes", false).initiative)
    -- Equal dice without help: both roll again.
    t.no(roll_off(t, { 4, 4, 1, 2 }, "no", false).initiative)
    t.not_ran("PIL-TALENT-32")
  end,
}

scenario "once the chief has fallen there is no more help" {
  covers = { "PIL-TALENT-32" },
  dice = { initiative = { 6, 1, 4, 4 }, hit = { 6 }, save = { 1 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band(), band "vikings"
    local chief = red:add("chief", { hp = 1, talents = { "sacred_chalice" }, at = { 10, 5 } })
    red:add("warrior", { at = { 30, 5 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 5 } })
    start()
    t.ran("PIL-TALENT-32", 1)
    attack(foe, chief, { kind = "melee" })
    t.no(chief.alive)
    t.dice { morale = { 2 } }
    next_turn()
    t.ran("PIL-TALENT-32", 1)
    t.no(red.initiative)              -- equal dice: who had it hands it on
  end,
}

scenario "50 gold pieces, for Romano-British" {
  covers = { "PIL-TALENT-32" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "sacred_chalice" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 80)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.sacred_chalice.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
