-- The war cry: once, from the start of a melee stage to the end of that turn.
-- It moves the people of the chief who cries out, here Anglo-Saxons: who may buy
-- the talent is a matter of band building.
scenario "after the war cry a man needs 3 in place of 4 and saves with 6 in place of 5" {
  covers = { "PIL-TALENT-34" },
  choices = { ["PIL-TALENT-34"] = { "yes" } },
  -- the crier's man: 3 hits SA, his enemy: 4 hits SA; next turn both miss
  dice = { hit = { 3, 4, 3, 3 }, save = { 5, 6 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "war_cry" }, at = { 10, 20 } })
    local man = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 11, 10 } })
    engage(man, viking)
    local cried = fight(man, viking)
    t.equal(cried:by(man)[1].need, 3)
    t.equal(cried:by(viking)[1].need, 4)
    t.equal(cried:by(viking)[1].save.need, 6)
    t.equal(cried:by(man)[1].save.need, 5)      -- the enemy's save is as ever
    next_turn()
    local after = fight(man, viking)
    t.equal(after:by(man)[1].need, 4)
    t.equal(after:by(viking)[1].need, 4)
  end,
}

-- What the crier's man needs to hit and to save, the turn after the cry and so on.
local function after(t, turns, faction)
  local red, blue = band "anglo_saxons", band "vikings"
  red:add("chief", { weapon = "hand_weapon", talents = { "war_cry" }, at = { 10, 20 } })
  local man = red:add("warrior", { weapon = "hand_weapon", shield = true, faction = faction or "anglo_saxons", at = { 10, 10 } })
  local viking = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 11, 10 } })
  engage(man, viking)
  to_stage "melee"
  for _ = 1, turns do
    next_turn()
    to_stage "melee"
  end
  return { need("hit", man, viking), need("save", man, viking) }
end

scenario "he may keep it for later, and cries once a game" {
  covers = { "PIL-TALENT-34" },
  choices = { ["PIL-TALENT-34"] = { "no", "yes" } },
  run = function(t)
    t.equal(after(t, 0), { 4, 5 })
    t.not_ran("PIL-TALENT-34")
    next_turn()
    to_stage "melee"
    t.ran("PIL-TALENT-34", 1)
    next_turn()
    to_stage "melee"                  -- nobody is asked again
  end,
}

scenario "the cry is heard for one turn, or for as many as a data key says" {
  covers = { "PIL-TALENT-34" },
  run = function(t)
    for turns, want in pairs { { 4, 5 }, { 3, 6 } } do
      battle {}
      set("talents.war_cry.duration", turns)
      t.equal(after(t, 1), want)
    end
  end,
}

scenario "a mercenary does not hear it" {
  covers = { "PIL-TALENT-34" },
  run = function(t)
    t.equal(after(t, 0, "huns"), { 4, 5 })
    battle {}
    t.equal(after(t, 0), { 3, 6 })
  end,
}

scenario "40 gold pieces, for Picts" {
  covers = { "PIL-TALENT-34" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "war_cry" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 70)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.war_cry.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
