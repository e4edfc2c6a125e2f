-- The sabre: a hand weapon, -1 against armour.
scenario "a sabre needs 3 against UA, 5 against SA, 6 against FA" {
  covers = { "PIL-WEAPON-13" },
  dice = { hit = { 2, 4, 5 } },
  run = function(t)
    local red, blue = band(), band "vikings"
    local function cut(y, kit)
      local a = red:add("warrior", { weapon = "sabre", at = { 10, y } })
      local b = blue:add("warrior", kit, { weapon = "hand_weapon", at = { 11, y } })
      engage(a, b)
      return attack(a, b, { kind = "melee" }).blows[1]
    end
    t.equal(cut(10, {}).need, 3)
    t.equal(cut(20, { armour = true }).need, 5)
    t.equal(cut(30, { armour = true, shield = true }).need, 6)
    t.ran("PIL-WEAPON-13", 2)
  end,
}
