-- The bow: two shots unmoved, one after half a move, none after more.
scenario "an archer shoots twice unmoved, once after 4 inches, not after 5" {
  covers = { "PIL-WEAPON-03" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a, b = {}, {}
    for i = 1, 3 do
      a[i] = red:add("warrior", { weapon = "bow", at = { 5, 10 * i } })
      b[i] = blue:add("warrior", { weapon = "spear", at = { 15, 10 * i } })
    end
    move(a[2], { 9, 20 })
    move(a[3], { 10, 30 })
    t.equal(#shoot(a[1], b[1]).blows, 2)
    t.equal(#shoot(a[2], b[2]).blows, 1)
    t.refused(function() shoot(a[3], b[3]) end, "PIL-SHOOT-13")
  end,
}
