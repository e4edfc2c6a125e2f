-- A healer is UA with an improvised weapon, and heals nobody from a horse or in melee.
local function ward(kit)
  local red, blue = band(), band "anglo_saxons"
  local man = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
  local healer = red:add("healer", kit, { touch = man, bearing = 270 })
  local foe = blue:add("warrior", { weapon = "hand_weapon", touch = man, bearing = 90 })
  return man, healer, foe, red, blue
end

scenario "in melee he rolls for nobody" {
  covers = { "PIL-TROOP-11" },
  dice = { hit = { 3 }, save = { 5 } },
  run = function(t)
    local man, healer, foe, _, blue = ward {}
    engage(healer, blue:add("warrior", { weapon = "spear", touch = healer, bearing = 270 }))
    attack(foe, man)
    t.equal(man.hp, 2)
    t.not_ran("PIL-TROOP-10")
  end,
}

scenario "on a horse neither" {
  covers = { "PIL-TROOP-11" },
  dice = { hit = { 3 }, save = { 5 } },
  run = function(t)
    local man, healer, foe = ward { horse = true }
    t.yes(healer:touches(man))
    attack(foe, man)
    t.equal(man.hp, 2)
  end,
}

scenario "a fighter still: he strikes with 5, 6, 7 and saves with 6" {
  covers = { "PIL-TROOP-11" },
  run = function(t)
    local man, healer, foe, _, blue = ward {}
    t.equal(healer.class, "UA")
    t.equal(healer.weapon, "improvised")
    t.equal(need("hit", healer, foe), 5)
    t.equal(need("hit", healer, blue:add("warrior", { armour = true, shield = true, at = { 30, 30 } })), 7)
    t.equal(need("save", healer, foe), 6)
  end,
}

scenario "he costs 30 and carries neither weapon nor protection" {
  covers = { "PIL-TROOP-11" },
  run = function(t)
    local function cast(kit)
      battle {}
      local red = band()
      red:add("chief", { weapon = "spear", at = { 10, 10 } })
      red:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })
      red:add("healer", kit, { at = { 20, 10 } })
      return red
    end
    local ok = cast { helmet = true, weapon = "improvised" }
    t.equal(muster(ok).cost, 35 + 3 * 15 + 30)
    t.yes(muster(ok).ok)
    for _, kit in ipairs { { weapon = "spear" }, { weapon = "bow" }, { armour = true }, { shield = true }, { horn = true }, { standard = true } } do
      local red = cast(kit)
      t.refused(function() return muster(red) end, "PIL-TROOP-11")
    end
  end,
}
