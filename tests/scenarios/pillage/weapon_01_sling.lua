-- The sling does not mind armour.
scenario "a sling hits UA, SA and FA with 5" {
  covers = { "PIL-WEAPON-01" },
  dice = { hit = { 5, 4, 5, 4, 5, 4 }, save = { 6, 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local kits = { {}, { armour = true }, { armour = true, shield = true } }
    for i = 1, 3 do
      local slinger = red:add("warrior", { weapon = "sling", at = { 5, 10 * i } })
      local enemy = blue:add("warrior", kits[i], { weapon = "spear", at = { 10, 10 * i } })
      local r = shoot(slinger, enemy)
      t.equal(r.blows[1].need, 5)
      t.yes(r.blows[1].hit)
      t.no(r.blows[2].hit)
    end
  end,
}
