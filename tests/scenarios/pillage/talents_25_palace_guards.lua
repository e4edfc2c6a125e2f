-- Palace guards: a wound of the chief goes to a friend in contact with him.
local function court(guards)
  local red, blue = band(), band()
  local chief = red:add("chief", { weapon = "hand_weapon", talents = { "palace_guards" }, at = { 10, 10 } })
  local at, list = { { 9, 10 }, { 10, 9 } }, {}
  for i = 1, guards do list[i] = red:add("warrior", { name = "Guard " .. i, at = at[i] }) end
  local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
  engage(foe, chief)
  return chief, list, foe
end

scenario "a guard takes the wound, without a save, and is out of the game" {
  covers = { "PIL-TALENT-25" },
  dice = { hit = { 6 }, save = { 1 } },
  run = function(t)
    local chief, guards, foe = court(1)
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 3)
    t.no(guards[1].alive)
    t.ran("PIL-TALENT-25", 1)
  end,
}

scenario "its player chooses the guard, or none" {
  covers = { "PIL-TALENT-25" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  choices = { ["PIL-TALENT-25"] = { "yes", "Guard 2", "no" } },
  run = function(t)
    local chief, guards, foe = court(2)
    attack(foe, chief, { kind = "melee" })
    t.yes(guards[1].alive)
    t.no(guards[2].alive)
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 2)
    t.yes(guards[1].alive)
  end,
}

scenario "who stands 0.1 inches away cannot take it, nor is the wound of another passed on" {
  covers = { "PIL-TALENT-25" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local chief, guards, foe = court(1)
    attack(foe, guards[1], { kind = "melee" })
    t.no(guards[1].alive)
    guards[1] = chief.band:add("warrior", { at = { 8.9, 10 } })
    attack(foe, chief, { kind = "melee" })
    t.equal(chief.hp, 2)
    t.yes(guards[1].alive)
    t.not_ran("PIL-TALENT-25")
  end,
}

scenario "one guard takes one wound: who falls in a step shelters nobody else in it" {
  covers = { "PIL-TALENT-25" },
  dice = { hit = { Foe = { 6, 6 }, Chief = { 1, 1 }, Warrior = { 1 } }, save = { 1, 1 } },
  run = function(t)
    local chief, guards = court(1)
    put(guards[1], { 9, 10 })
    local foe = band():add("chief", { weapon = "hand_weapon", name = "Foe", at = { 10, 11 } })
    engage(foe, chief)
    fight(foe, chief)
    t.equal(chief.hp, 2)
    t.no(guards[1].alive)
    t.ran("PIL-TALENT-25", 1)
  end,
}

scenario "a wound that was passed on stays where it is, unless a data key lets it go on" {
  covers = { "PIL-TALENT-25", "PIL-GEN-06" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    for redirects = 1, 2 do
      battle {}
      set("rules.wound.redirects", redirects)
      local chief, _, foe = court(0)
      local second = chief.band:add("chief", { talents = { "palace_guards" }, at = { 9, 10 } })
      local man = chief.band:add("warrior", { name = "Man", at = { 8, 10 } })
      if redirects == 2 then t.choices { ["PIL-TALENT-25"] = { "yes", "yes", "Man" } } end
      attack(foe, chief, { kind = "melee" })
      t.equal(chief.hp, 3)
      t.equal(second.hp, redirects == 1 and 2 or 3)
      t.equal(man.alive, redirects == 1)
    end
  end,
}

scenario "what no blow did is the chief's own: nobody steps between him and a fire" {
  covers = { "PIL-TALENT-25" },
  dice = { ignite = { 4 }, burn = { 5, 4, 4 } },
  run = function(t)
    local red = band()
    local chief = red:add("chief", { talents = { "palace_guards" }, at = { 30, 10 } })
    local lighter = red:add("warrior", { torch = true, at = { 30, 15 } })
    local house = piece("house", { at = { 30, 12.5 }, size = { 4, 4 } })
    t.yes(ignite(lighter, house).burns)
    local guard = red:add("warrior", { at = { 29, 10 } })
    spread_fire()
    t.no(chief.alive)
    t.yes(guard.alive)
    t.not_ran("PIL-TALENT-25")
  end,
}

scenario "50 gold pieces, for Merovingians" {
  covers = { "PIL-TALENT-25" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "palace_guards" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 80)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.palace_guards.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
