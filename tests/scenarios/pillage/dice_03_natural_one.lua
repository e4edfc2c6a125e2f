-- A natural 1 fails whatever the bonus. The need is 4, the bonus 5: a save of FA
-- against a weapon that gives its target +5.
scenario "with a need of 4 and +5 a die of 1 fails and a die of 2 passes" {
  covers = { "PIL-DICE-03" },
  set = { ["rules.weapon.hand_weapon.save_mod"] = 5 },
  dice = { hit = { 5, 5 }, save = { 1, 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    engage(a, b)
    t.no(attack(a, b, { kind = "melee" }).blows[1].save.ok)
    t.equal(b.hp, 2)
    t.yes(attack(a, b, { kind = "melee" }).blows[1].save.ok)
    t.equal(b.hp, 2)
  end,
}
