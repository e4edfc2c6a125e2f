-- A handler is UA, with a spear, a hand weapon or an improvised one.
local function band_with(kit)
  battle {}
  local red = band()
  red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
  for _ = 1, 7 do red:add("warrior", { weapon = "spear" }) end
  red:add("warrior", kit, { war_dogs = true, at = { 20, 20 } })
  return red
end

scenario "a handler has a spear, a hand weapon, a helmet or nothing" {
  covers = { "PIL-GEAR-11" },
  run = function(t)
    for _, kit in ipairs { { weapon = "spear" }, { weapon = "hand_weapon" }, { weapon = "improvised" }, { helmet = true }, {} } do
      t.yes(muster(band_with(kit)).ok)
    end
  end,
}

scenario "a handler has no shield, no armour, no bow, no javelin, no horse" {
  covers = { "PIL-GEAR-11" },
  run = function(t)
    for _, kit in ipairs { { shield = true }, { armour = true }, { weapon = "bow" }, { weapon = "javelin" }, { horse = true }, { weapon = "dane_axe" } } do
      t.refused(function() return muster(band_with(kit)) end, "PIL-GEAR-11")
    end
  end,
}
