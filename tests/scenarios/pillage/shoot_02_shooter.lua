-- The shooter: who carries loot cannot be named.
scenario "a man who carries loot is not named as shooter" {
  covers = { "PIL-SHOOT-02" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local carrier = red:add("warrior", { weapon = "bow", loot = 1, at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    t.refused(function() shoot(carrier, enemy, { shots = 1 }) end, "PIL-LOOT-05")
  end,
}
