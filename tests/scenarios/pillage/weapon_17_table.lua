-- The tables of weapons and fighters, written down once more.
-- id = { UA, SA, FA, hands, to the save of the target, step, how far, long range }
local rows = {
  improvised = { 5, 6, 7, 1, 0, "normal" },
  hand_weapon = { 3, 4, 5, 1, 0, "normal" },
  spear = { 4, 5, 6, 1, 0, "normal" },
  dane_axe = { 3, 3, 4, 2, -1, "last" },
  sabre = { 3, 4, 5, 1, 0, "normal" },
  hasta = { 4, 5, 6, 1, 0, "normal" },
  kontos = { 3, 4, 5, 2, -1, "normal" },
  pike = { 4, 5, 6, 1, -1, "normal" },
  sling = { 5, 5, 5, 2, 0, nil, 15 },
  bow = { 4, 5, 6, 2, 0, nil, 20 },
  composite_bow = { 4, 5, 6, 2, 0, nil, 30, 0 },
  crossbow = { 4, 4, 5, 2, -1, nil, 20 },
  javelin = { 4, 5, 6, 1, 0, nil, 6 },
  angon = { 4, 5, 6, 1, 0, nil, 6 },
  plumbata = { 4, 5, 6, 1, 0, nil, 6, 0 },
  francisca = { 5, 5, 6, 1, -1, nil, 6 },
}

scenario "what each weapon needs, takes from saves, how far it flies and when it strikes" {
  covers = { "PIL-GEN-07", "PIL-SHOOT-06", "PIL-SHOOT-12" },
  run = function(t)
    for id, r in pairs(rows) do
      local function is(key, want) t.equal({ id, key, lookup("rules.weapon." .. id .. "." .. key) }, { id, key, want }) end
      is("to_hit.UA", r[1])
      is("to_hit.SA", r[2])
      is("to_hit.FA", r[3])
      is("hands", r[4])
      is("save_mod", r[5])
      if r[6] then is("step", r[6]) end
      if r[7] then is("range", r[7]) end
      if r[8] then is("long_penalty", r[8]) end
    end
    t.equal(lookup "rules.weapon.spear.mounted.charge_step", "first")
    t.equal(lookup "rules.weapon.hasta.thrown_as", "javelin")
    t.equal(lookup "rules.weapon.angon.vs_shield", 4)
  end,
}

scenario "beyond half of its range every shot is a long one, but for composite bow and plumbata" {
  covers = { "PIL-SHOOT-11", "PIL-SHOOT-12", "PIL-WEAPON-05" },
  run = function(t)
    for id, r in pairs(rows) do
      if r[7] and id ~= "plumbata" and id ~= "francisca" then
        battle {}
        local a = band("vikings"):add("warrior", { weapon = id, at = { 5, 10 } })
        local b = band("anglo_saxons"):add("warrior", { weapon = "spear", at = { 6 + r[7] / 2, 10 } })
        t.equal({ id, need("hit", a, b, { kind = "shoot" }) }, { id, r[1] })
        put(b, { 6.1 + r[7] / 2, 10 })
        t.equal({ id, need("hit", a, b, { kind = "shoot" }) }, { id, r[1] + (r[8] == 0 and 0 or 1) })
      end
    end
  end,
}

-- troop = { hit points, attacks, its own class }
local troops = {
  warrior = { 1, 1 }, chief = { 3, 2 }, berserker = { 2, 1 }, huscarl = { 1, 1 }, healer = { 1, 1 }, bek = { 1, 1 },
  cataphract = { 1, 1 }, roman_cataphract = { 1, 1 },
  hound = { 1, 1, "UA" }, wagon = { 2, 0, "FA" }, idol = { 2, 0, "FA" }, door = { 1, 0, "FA" },
  livestock = { 1, 0, "UA" }, adult = { 1, 0, "UA" }, child = { 1, 0, "UA" },
}

scenario "hit points, attacks, class and morale of everybody, and who has no save" {
  covers = { "PIL-GEN-05", "PIL-GEN-12", "PIL-HIT-03", "PIL-MORALE-01" },
  run = function(t)
    local calm = {
      chief = true, hound = true, wagon = true, idol = true, door = true, livestock = true, adult = true, child = true,
    }
    for id, r in pairs(troops) do
      local function is(key, want) t.equal({ id, key, lookup("rules.troop." .. id .. "." .. key) }, { id, key, want }) end
      is("hp", r[1])
      is("attacks", r[2])
      if r[3] then is("class", r[3]) end
      is("morale", calm[id] and "immune" or "tests")
    end
    for _, id in ipairs { "hound", "wagon", "door", "livestock" } do t.equal(lookup("rules.troop." .. id .. ".saves"), false) end
    t.equal(lookup "factions.saxons.idol.saves", false)
    t.equal(lookup "rules.troop.cataphract.mount_class", "FA")
    t.equal(lookup "rules.troop.roman_cataphract.mount_class", "SA")
    t.equal(lookup "rules.mount.class", "UA")
  end,
}
