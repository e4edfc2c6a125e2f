-- Range, from base to base.
scenario "a bow reaches 20.0 inches and loses the shot at 20.1" {
  covers = { "PIL-SHOOT-06" },
  dice = { hit = { 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local a2 = red:add("warrior", { weapon = "bow", at = { 5, 20 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 26, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 26.1, 20 } })
    t.equal(reach("range", a1, b1, { weapon = "bow" }), 20)
    local r = shoot(a1, b1, { shots = 1 })
    t.equal(r.blows[1].need, 5)        -- 20.0 is long range
    t.no(r.blows[1].hit)
    r = shoot(a2, b2, { shots = 1 })
    t.equal(#r.blows, 0)
    t.equal(r.lost, 1)
  end,
}
