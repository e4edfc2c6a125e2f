-- Several rules at once, E12: second round, the other player has the initiative.
scenario "E12: the Hun rolls first, his 6 is saved and cancels the blow" {
  covers = { "PIL-FACTION-HUNS-02", "PIL-MELEE-02" },
  dice = { hit = { 6 }, save = { 5 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "huns"
    local man = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 11.3 } })
    local hun = blue:add("warrior", { weapon = "hand_weapon", armour = true, horse = true, at = { 10, 10 } })
    t.equal(hun.class, "SA")           -- the rider's own class
    engage(man, hun)
    local r = fight(man, hun)
    t.equal(r:by(hun)[1].need, 4)
    t.yes(r:by(hun)[1].hit)
    t.yes(r:by(hun)[1].save.ok)
    t.equal(r:by(man)[1].cancelled, "PIL-FACTION-HUNS-02")
    t.yes(man.alive)
    t.yes(hun.mounted)
  end,
}
