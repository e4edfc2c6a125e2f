-- Everybody has an improvised weapon.
scenario "an improvised weapon needs 5, 6 and 7" {
  covers = { "PIL-WEAPON-09" },
  -- 5 hits UA; 5 misses SA; FA: 6 and 4 hit, 6 and 3 miss
  dice = { hit = { 5, 5, 6, 4, 6, 3 }, save = { 6, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local function pair(y, kit)
      local a = red:add("warrior", { at = { 10, y } })
      local b = blue:add("warrior", kit, { weapon = "hand_weapon", at = { 11, y } })
      engage(a, b)
      return a, b
    end
    local a1, ua = pair(10, {})
    local a2, sa = pair(20, { armour = true })
    local a3, fa = pair(30, { armour = true, shield = true })
    local blow = attack(a1, ua, { kind = "melee" }).blows[1]
    t.equal(blow.weapon, "improvised")
    t.equal(blow.need, 5)
    t.yes(blow.hit)
    blow = attack(a2, sa, { kind = "melee" }).blows[1]
    t.equal(blow.need, 6)
    t.no(blow.hit)
    blow = attack(a3, fa, { kind = "melee" }).blows[1]
    t.equal(blow.need, 7)
    t.yes(blow.hit)
    t.no(attack(a3, fa, { kind = "melee" }).blows[1].hit)
  end,
}
