-- The centre is a point in sight of one of the archers: in open ground any point.
scenario "in open ground every point is in sight, behind a crowd too" {
  covers = { "PIL-VOLLEY-02" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
    blue:row(9, "warrior", { weapon = "spear", at = { 6, 12 } })
    local r = volley(a, { 11, 25 })
    t.equal(r.radius, 3)
    t.equal(#r.blows, 0)
    t.equal(r.lost, 0)
  end,
}

scenario "a point off the table is no centre" {
  covers = { "PIL-VOLLEY-02" },
  run = function(t)
    local a = band("vikings"):row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
    t.fails(function() volley(a, { 10, 99 }) end, "E-ARG")
    t.fails(function() volley(a, 10) end, "E-ARG")
    t.fails(function() volley(a[1], { 10, 20 }) end, "E-ARG")
  end,
}
