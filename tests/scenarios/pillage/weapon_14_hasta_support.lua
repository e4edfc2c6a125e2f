-- A hasta is a spear in melee, but supports nobody.
scenario "a man with a hasta is refused, a spearman beside him helps" {
  covers = { "PIL-WEAPON-14", "PIL-SPEAR-01" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local man = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local hasta = red:add("warrior", { weapon = "hasta", touch = man, bearing = 270 })
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = man, bearing = 90 })
    engage(foe, man)
    t.refused(function() support(hasta, man) end, "PIL-SPEAR-01")
    t.equal(need("hit", foe, man), 4)
    red:add("warrior", { weapon = "spear", touch = man, bearing = 180 })
    t.equal(need("hit", foe, man), 5)
  end,
}
