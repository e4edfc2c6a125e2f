-- The player of the target is asked how it reacts.
scenario "who has moved and has no plumbata has no reaction: the charge goes on" {
  covers = { "PIL-CHARGE-07" },
  dice = { charge = { 5 } },
  choices = { reaction = {} },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 19, 10 } })
    initiative(blue)
    move(b, { 18, 10 })
    t.refused(function() charge(a, b, { react = "bow" }) end, "PIL-REACT-02")
    t.refused(function() charge(a, b, { react = "flee" }) end, "PIL-REACT-04")
    local r = charge(a, b)
    t.equal(r.reaction, "none")
    t.yes(r.contact)
  end,
}

scenario "without an answer in the order the player chooses; the default is none" {
  covers = { "PIL-CHARGE-07" },
  dice = { charge = { 5, 5 }, flee = { 1 } },
  choices = { reaction = { "flee" } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    for i, want in ipairs { "flee", "none" } do
      local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 * i } })
      local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 * i } })
      t.equal(charge(a, b).reaction, want)
    end
  end,
}
