-- A hit may still be saved. The need of 4 against FA is set for this scenario.
scenario "a hit that is saved takes no hit point" {
  covers = { "PIL-HIT-02" },
  set = { ["rules.weapon.hand_weapon.to_hit.FA"] = 4 },
  dice = { hit = { 4 }, save = { 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    engage(a, b)
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.yes(blow.hit)
    t.equal(blow.save.need, 4)
    t.yes(blow.save.ok)
    t.no(blow.wound)
    t.equal(b.hp, 1)
    t.yes(b.alive)
  end,
}
