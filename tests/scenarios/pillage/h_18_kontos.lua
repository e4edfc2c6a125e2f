-- A rider with a kontos charges FA.
scenario "charge 2, hit on 4, save on 6: a 5 is not enough, and no blow comes back" {
  covers = { "PIL-WEAPON-15", "PIL-CAV-05", "PIL-CHARGE-11" },
  dice = { charge = { 3 }, hit = { 4 }, save = { 5 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("roman_cataphract", { weapon = { "kontos", "hand_weapon" }, armour = true, horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 10, 20 } })
    local c = charge(rider, man)
    t.equal(c.roll, 2)
    local r = fight(rider, man)
    t.equal(r:by(rider)[1].need, 4)
    t.equal(r:by(rider)[1].save.need, 6)
    t.no(man.alive)
    t.equal(r:by(man)[1].cancelled, "PIL-WEAPON-15")
  end,
}
