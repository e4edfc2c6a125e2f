-- Animals never save.
scenario "a hit on livestock is a wound without a die" {
  covers = { "PIL-HIT-03" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local cow = blue:add("livestock", { at = { 11, 10 } })
    local blow = attack(a, cow, { kind = "melee" }).blows[1]
    t.yes(blow.hit)
    t.no(blow.save)
    t.yes(blow.wound)
    t.no(cow.alive)
  end,
}
