-- A d3 is a d6 halved and rounded up.
scenario "dice of 1 to 6 are d3 of 1, 1, 2, 2, 3, 3" {
  covers = { "PIL-DICE-02" },
  dice = { charge = { 1, 2, 3, 4, 5, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local want = { 1, 1, 2, 2, 3, 3 }
    local chargers, targets = {}, {}
    for i = 1, 6 do
      chargers[i] = red:add("warrior", { weapon = "hand_weapon", at = { 10, 5 * i } })
      targets[i] = blue:add("warrior", { weapon = "hand_weapon", at = { 15, 5 * i } })
    end
    for i = 1, 6 do
      t.equal(charge(chargers[i], targets[i], { react = "none" }).roll, want[i])
    end
  end,
}
