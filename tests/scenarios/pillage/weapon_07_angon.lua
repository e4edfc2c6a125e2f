-- The angon strikes home on 4 against a shield.
scenario "an angon needs 4 against a shield, with or without armour, and 5 against armour alone" {
  covers = { "PIL-WEAPON-07" },
  dice = { hit = { 4, 4, 4 }, save = { 4, 5 } },
  run = function(t)
    local red, blue = band(), band "vikings"
    local function throw(y, kit)
      local a = red:add("warrior", { weapon = "angon", at = { 5, y } })
      local b = blue:add("warrior", kit, { weapon = "spear", at = { 9, y } })
      return shoot(a, b).blows[1]
    end
    local fa = throw(10, { armour = true, shield = true })
    t.equal(fa.need, 4)
    t.yes(fa.hit)
    local shield = throw(20, { shield = true })
    t.equal(shield.need, 4)
    t.yes(shield.hit)
    local armour = throw(30, { armour = true })
    t.equal(armour.need, 5)
    t.no(armour.hit)
  end,
}
