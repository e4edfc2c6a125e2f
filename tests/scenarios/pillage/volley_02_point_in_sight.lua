-- The centre of a volley is a point that at least one of the archers sees.
scenario "a point hidden from all four is refused, one that a single archer sees is taken" {
  covers = { "PIL-VOLLEY-02", "PIL-LOS-01" },
  run = function(t)
    local red = band "vikings"
    band "anglo_saxons"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } })       -- x 9.5 to 13.5
    piece("house", { at = { 11.5, 16 }, size = { 8, 2 } })                     -- x 7.5 to 15.5
    t.refused(function() volley(a, { 11, 20 }) end, "PIL-VOLLEY-02")
    -- the corner (15.5, 15) hides it from the last archer up to x 17.5, from the next up to 18.5
    t.refused(function() volley(a, { 17, 20 }) end, "PIL-VOLLEY-02")
    t.equal(volley(a, { 18, 20 }).radius, 3)
  end,
}

scenario "archers of a volley are not inside a building" {
  covers = { "PIL-VOLLEY-01", "PIL-BUILD-03" },
  run = function(t)
    local red = band "vikings"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
    local house = piece("house", { at = { 20, 10 }, size = { 4, 4 } })
    put(a[4], house)
    t.refused(function() volley(a, { 11, 20 }) end, "PIL-VOLLEY-01")
  end,
}
