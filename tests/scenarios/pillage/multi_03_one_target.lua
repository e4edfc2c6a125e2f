-- Who fights several strikes at one of them, and saves at -1.
scenario "SA against two needs 6, FA against three 5, UA against two 7" {
  covers = { "PIL-MULTI-03" },
  dice = { hit = { 4, 5, 3 }, save = { 6, 5, 6, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local function alone(y, n, kit)
      local b = blue:add("warrior", kit, { weapon = "hand_weapon", at = { 20, y } })
      local first
      for i, at in ipairs { { 19, y }, { 21, y }, { 20, y + 1 } } do
        if i <= n then
          local a = red:add("warrior", { weapon = "hand_weapon", at = at })
          engage(a, b)
          first = first or a
        end
      end
      return first, b
    end
    local a1, sa = alone(10, 2, { armour = true })
    local a2, fa = alone(20, 3, { armour = true, shield = true })
    local a3, ua = alone(30, 2, {})
    t.equal(attack(a1, sa, { kind = "melee" }).blows[1].save.need, 6)
    t.equal(attack(a2, fa, { kind = "melee" }).blows[1].save.need, 5)
    t.equal(attack(a3, ua, { kind = "melee" }).blows[1].save.need, 7)
  end,
}

scenario "a shot at him is saved as ever, unless the tables say otherwise" {
  covers = { "PIL-MULTI-03" },
  dice = { target = { 4, 4, 4, 4 }, hit = { 6, 6 }, save = { 6, 6, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    engage(red:add("warrior", { at = { 19, 20 } }), b)
    engage(red:add("warrior", { at = { 21, 20 } }), b)
    local archer = red:add("warrior", { weapon = "bow", at = { 20, 10 } })
    t.equal(shoot(archer, b, { shots = 1 }).blows[1].save.need, 6)
    set("rules.multi.save_scope.1", "shoot")
    t.equal(shoot(archer, b, { shots = 1 }).blows[1].save.need, 7)
  end,
}
