-- Who is charged by a rider saves at -1, as long as the charge bonus holds.
scenario "charged by a rider FA saves with 5, SA with 6, UA with 7" {
  covers = { "PIL-CAV-05" },
  -- each rider hits; the two men who live strike back at him and miss
  dice = { charge = { 5, 5, 5 }, hit = { 5, 1, 4, 1, 3 }, save = { 5, 6, 6, 3 }, target = { 4, 4 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local function charged(y, kit)
      local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, y } })
      local man = blue:add("warrior", kit, { weapon = "hand_weapon", at = { 20, y } })
      charge(rider, man, { react = "none" })
      return fight(rider, man):by(rider)[1].save
    end
    t.equal(charged(10, { armour = true, shield = true }).need, 5)
    t.equal(charged(20, { armour = true }).need, 6)
    t.equal(charged(30, {}).need, 7)
  end,
}

scenario "with a charge roll of 1, and in the second round, there is no -1" {
  covers = { "PIL-CAV-05" },
  dice = { charge = { 2 }, target = { 4, 4 }, hit = { 5, 1, 5, 1 }, save = { 5, 5 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 20, 10 } })
    charge(rider, man, { react = "none" })
    local blow = fight(rider, man):by(rider)[1]
    t.equal(blow.step, "first")        -- the spear does not ask for the bonus
    t.equal(blow.need, 5)
    t.equal(blow.save.need, 5)
    next_turn()
    blow = fight(rider, man):by(rider)[1]
    t.equal(blow.step, "normal")
    t.equal(blow.save.need, 5)
  end,
}
