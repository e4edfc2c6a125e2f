-- A d3 of 1 brings contact but no bonus.
scenario "a charge die of 1 or 2 gives no bonus, a die of 3 gives +1" {
  covers = { "PIL-CHARGE-09" },
  dice = { charge = { 1, 2, 3 }, hit = { 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a, b = {}, {}
    for i = 1, 3 do
      a[i] = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 * i } })
      b[i] = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 10 * i } })
    end
    for i = 1, 3 do t.yes(charge(a[i], b[i], { react = "none" }).contact) end
    t.equal(fight(a[1], b[1]):by(a[1])[1].need, 3)
    t.equal(fight(a[2], b[2]):by(a[2])[1].need, 3)
    t.equal(fight(a[3], b[3]):by(a[3])[1].need, 2)
  end,
}
