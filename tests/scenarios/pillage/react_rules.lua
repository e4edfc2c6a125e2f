-- What rules can change about charges and reactions.
house "test_reactions" { title = "Reactions of a test" }

rule "test:no_bow" {
  title = "No bow", house = "test_reactions", troop = "warrior",
  hook = "pillage.modify_reactions",
  effect = function(ev) ev:drop "bow" end,
}
rule "test:two_javelins" {
  title = "Two javelins", house = "test_reactions", weapon = "javelin",
  hook = "pillage.modify_reactions",
  effect = function(ev) ev:add { weapon = "javelin", shots = 2, modifier = 1 } end,
}
rule "test:steady" {
  title = "Steady", house = "test_reactions", troop = "chief",
  hook = "pillage.modify_reactions",
  effect = function(ev) ev:drop "flee" end,
}
rule "test:quick" {
  title = "Quick", house = "test_reactions",
  hook = "pillage.modify_flee_roll",
  effect = function(ev) ev:modify(1) end,
}
rule "test:far" {
  title = "Far", house = "test_reactions",
  hook = "pillage.modify_flee_distance",
  effect = function(ev) ev:modify(2) end,
}
rule "test:blind" {
  title = "Blind", house = "test_reactions", troop = "chief",
  hook = "pillage.modify_charge_los",
  effect = function(ev) ev:become(false) end,
}

scenario "a rule takes a reaction away" {
  covers = { "PIL-REACT-01" },
  house = { "test_reactions" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local archer = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", at = { 10, 18 } })
    t.refused(function() charge(a, archer, { react = "bow" }) end, "PIL-REACT-01")
    t.refused(function() charge(a, chief, { react = "flee" }) end, "PIL-REACT-01")
  end,
}

scenario "a rule gives two shots with another modifier, to who has moved too" {
  covers = { "PIL-REACT-02" },
  house = { "test_reactions" },
  dice = { hit = { 1, 1 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "javelin", at = { 14, 10 } })
    initiative(blue)
    move(b, { 13.5, 10 })
    local r = charge(a, b, { react = "javelin" })
    t.equal(#r.blows, 2)
    t.equal(r.blows[1].need, 3)
    t.ran("test:two_javelins")
  end,
}

scenario "with +1 a 3 flees, a natural 1 does not; +2 inches of flight" {
  covers = { "PIL-REACT-04" },
  house = { "test_reactions" },
  dice = { flee = { 1, 3 }, charge = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 18, 10 } })
    t.yes(charge(a, b, { react = "flee" }).contact)
    undo(true)
    charge(a, b, { react = "flee" })
    t.equal(b.x, 27)
  end,
}

scenario "a rule lifts the need to see the target" {
  covers = { "PIL-CHARGE-05" },
  house = { "test_reactions" },
  dice = { charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 10 } })
    piece("house", { at = { 15, 10.5 }, size = { 3, 7 } })
    t.refused(function() charge(man, b) end, "PIL-CHARGE-05")
    t.no(charge(chief, b).contact)
  end,
}
