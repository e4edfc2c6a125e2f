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
