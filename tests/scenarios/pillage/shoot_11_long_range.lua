-- Long range is all above half of the greatest range.
scenario "long range begins beyond 10 inches for a bow, 7.5 for a sling, 3 for a javelin" {
  covers = { "PIL-SHOOT-11" },
  dice = { hit = { 2, 2, 2, 2, 2, 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local y = 0
    local function need_at(weapon, inches)
      y = y + 6
      local a = red:add("warrior", { weapon = weapon, at = { 5, y } })
      local b = blue:add("warrior", { weapon = "spear", at = { 6 + inches, y } })
      return shoot(a, b, { weapon = weapon, shots = 1 }).blows[1].need
    end
    t.equal(need_at("bow", 10.0), 4)
    t.equal(need_at("bow", 10.1), 5)
    t.equal(need_at("sling", 7.5), 5)
    t.equal(need_at("sling", 7.6), 6)
    t.equal(need_at("javelin", 3.0), 4)
    t.equal(need_at("javelin", 3.1), 5)
  end,
}

scenario "with 5 inches more range, long range begins beyond 12.5" {
  covers = { "PIL-SHOOT-11" },
  set = { ["rules.weapon.bow.range"] = 25 },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 5 } })
    local near = blue:add("warrior", { weapon = "spear", at = { 18.5, 5 } })
    local far = blue:add("warrior", { weapon = "spear", at = { 18.6, 5 } })
    t.equal(need("hit", archer, near, { kind = "shoot" }), 4)
    t.equal(need("hit", archer, far, { kind = "shoot" }), 5)
  end,
}
