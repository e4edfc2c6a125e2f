-- Bog and mud do not slow Saxons, and there they save better in melee.
local function on(kind, faction, tags)
  piece(kind, { at = { 24, 24 }, size = { 40, 40 }, tags = tags })
  local man = band(faction or "saxons"):add("warrior", { weapon = "hand_weapon", armour = true, at = { 15, 15 } })
  return man, band("vikings"):add("warrior", { weapon = { "hand_weapon", "bow" }, at = { 15, 16 } })
end

scenario "an SA Saxon goes 7 inches in a bog, in mud and in muddy crops" {
  covers = { "PIL-FACTION-SAXONS-01" },
  run = function(t)
    for kind, tags in pairs { bog = {}, mud = {}, crops = { "muddy" } } do
      battle { game = "pillage" }
      local man, foe = on(kind, nil, tags)
      put(foe, { 40, 40 })
      t.equal(move(man, { 22, 15 }).left, 0)
      t.ran "PIL-FACTION-SAXONS-01"
    end
  end,
}

scenario "among rocks he goes 3 inches, and a Viking goes 3 in a bog" {
  covers = { "PIL-FACTION-SAXONS-01" },
  run = function(t)
    for _, x in ipairs { { "rocks", "saxons" }, { "bog", "vikings" } } do
      battle { game = "pillage" }
      local man, foe = on(x[1], x[2])
      put(foe, { 40, 40 })
      t.refused(function() move(man, { 18.1, 15 }) end, "PIL-MOVE-03")
      t.equal(move(man, { 18, 15 }).spent, 6)
    end
  end,
}

scenario "in a bog he saves on 4 in melee and on 5 against arrows, elsewhere on 5" {
  covers = { "PIL-FACTION-SAXONS-01" },
  run = function(t)
    local man, foe = on "bog"
    t.equal(need("save", man, foe, { kind = "melee" }), 4)
    t.equal(need("save", man, foe, { kind = "shoot", weapon = "bow" }), 5)
    t.odds(function() return attack(foe, man, { kind = "melee" }).blows[1].wound end, "1/4")
    put(man, { 2, 2 })
    put(foe, { 2, 3 })
    t.equal(need("save", man, foe, { kind = "melee" }), 5)
  end,
}

scenario "a Saxon who blunders into a bog with half his base stands well there" {
  covers = { "PIL-FACTION-SAXONS-01" },
  dice = { hit = { 6, 6 }, save = { 4, 4 } },
  run = function(t)
    local man, foe = on "bog"
    put(man, { 3.6, 24 })
    put(foe, { 2.6, 24 })
    t.yes(attack(foe, man, { kind = "melee" }).blows[1].save.ok)
    put(man, { 3.4, 24 })
    t.no(attack(foe, man, { kind = "melee" }).blows[1].save.ok)
  end,
}
