-- From a position one shoots 45 degrees to each side.
scenario "5, 4.9 from the window is in the field of view, 0, 5 is not" {
  covers = { "PIL-BUILD-04" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local seen = blue:add("warrior", { weapon = "spear", at = { 25, 24.9 } })
    local beside = blue:add("warrior", { weapon = "spear", at = { 20, 25 } })
    put(a, piece("house", { at = { 18, 20 }, size = { 4, 4 }, windows = { { 20, 20, faces = "east" } } }))
    t.equal(#shoot(a, seen, { shots = 1 }).blows, 1)
    t.refused(function() shoot(a, beside) end, "PIL-BUILD-04")
  end,
}
