-- The crossbow: one shot, only unmoved, -1 to the target's save.
scenario "a crossbow bolt is saved with 5 by FA, 6 by SA, 7 by UA" {
  covers = { "PIL-WEAPON-02" },
  dice = { hit = { 5, 4, 4 }, save = { 5, 6, 6, 4 } },
  run = function(t)
    local red, blue = band(), band "vikings"
    local function bolt(y, kit)
      local a = red:add("warrior", { weapon = "crossbow", at = { 5, y } })
      local b = blue:add("warrior", kit, { weapon = "spear", at = { 11, y } })
      local r = shoot(a, b)
      t.equal(#r.blows, 1)
      return r.blows[1].save
    end
    local fa = bolt(10, { armour = true, shield = true })
    t.equal(fa.need, 5)
    t.yes(fa.ok)
    local sa = bolt(20, { armour = true })
    t.equal(sa.need, 6)
    t.yes(sa.ok)
    local ua = bolt(30, {})
    t.equal(ua.need, 7)
    t.yes(ua.ok)
  end,
}

scenario "a crossbow cannot be used after any movement" {
  covers = { "PIL-WEAPON-02" },
  run = function(t)
    local red, blue = band(), band "vikings"
    local a = red:add("warrior", { weapon = "crossbow", at = { 5, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    move(a, { 5.5, 10 })
    t.refused(function() shoot(a, b) end, "PIL-SHOOT-13")
  end,
}
