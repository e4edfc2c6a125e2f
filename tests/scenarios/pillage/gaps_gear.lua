-- What the printed rules leave open about gear and special fighters, read the
-- other way.
local sword = { weapon = "hand_weapon" }

scenario "an enemy's standard may help as well" {
  covers = { "PIL-GEAR-01" },
  dice = { hit = { 1, 1, 4, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", sword, { at = { 10, 10 } })
    local b = blue:add("warrior", sword, { armour = true, touch = a, bearing = 90 })
    local bearer = blue:add("warrior", sword, { standard = true, at = { 10, 14 } })
    engage(a, b)
    t.no(attack(a, b).blows[1].hit)
    set("rules.gear.standard.side", "all")
    local blow = attack(a, b).blows[1]
    t.equal(blow.reroll, "PIL-GEAR-01")
    t.yes(blow.hit)
    put(bearer, { 10, 30 })
    t.no(attack(a, b).blows[1].hit)
  end,
}

scenario "the horn may be heard by who moves alone, not by who charges" {
  covers = { "PIL-GEAR-06" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("warrior", sword, { horn = true, at = { 10, 10 } })
    local a = red:add("warrior", sword, { armour = true, at = { 12, 10 } })
    local b = blue:add("warrior", sword, { at = { 22, 10 } })
    t.equal(reach("move", a), 9)
    t.equal(reach("charge", a, b, { roll = 2 }), 11)
    set("rules.gear.horn.when", "move")
    t.equal(reach("move", a), 9)
    t.equal(reach("charge", a, b, { roll = 2 }), 9)
  end,
}

scenario "who blows the horn may have to test" {
  covers = { "PIL-GEAR-07" },
  dice = { morale = { 1 } },
  run = function(t)
    local red = band "vikings"
    local blower = red:add("warrior", sword, { horn = true, at = { 10, 10 } })
    local friend = red:add("warrior", sword, { at = { 12, 10 } })
    t.yes(morale(blower).stays)
    set("rules.gear.horn.self_morale", false)
    t.yes(morale(friend).stays)
    t.no(morale(blower).stays)
  end,
}

scenario "a huscarl may have to strike last with his axe" {
  covers = { "PIL-TROOP-08" },
  dice = { hit = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local a = red:add("huscarl", { weapon = "dane_axe", armour = true, at = { 10, 10 } })
    local b = blue:add("warrior", sword, { touch = a, bearing = 90 })
    engage(a, b)
    t.equal(fight(a, b):by(a)[1].step, "normal")
    set("rules.troop.huscarl.axe", "none")
    t.equal(fight(a, b):by(a)[1].step, "last")
  end,
}

scenario "a huscarl may inspire himself" {
  covers = { "PIL-TROOP-09" },
  choices = { ["PIL-TROOP-09"] = { "yes", "yes" } },
  run = function(t)
    for _, himself in ipairs { false, true } do
      battle {}
      set("rules.troop.huscarl.inspire.himself", himself)
      local red, blue = band "anglo_saxons", band "vikings"
      local a = red:add("huscarl", sword, { armour = true, at = { 10, 10 } })
      local friend = red:add("warrior", sword, { armour = true, at = { 10, 12 } })
      blue:add("warrior", sword, { at = { 45, 45 } })
      move(a, { 17, 10 })
      move(friend, { 17, 12 })
      end_part(red)
      t.equal(move(friend, { 24, 12 }).spent, 7)
      if himself then
        t.equal(move(a, { 24, 10 }).spent, 7)
      else
        t.refused(function() move(a, { 24, 10 }) end, "PIL-MOVE-01")
      end
    end
  end,
}

scenario "a drilled wall with a second rank may save at +3" {
  covers = { "PIL-TALENT-23", "PIL-WALL-05" },
  run = function(t)
    local red, blue = band "late_romans", band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "legion_shield_wall" }, at = { 3, 46 } })
    local first = red:row(5, "warrior", sword, { shield = true, at = { 20, 20 } })
    local second = red:row(5, "warrior", sword, { shield = true, at = { 20, 19 } })
    local archer = blue:add("warrior", { weapon = "bow", at = { 22, 28 } })
    form("shield_wall", first, { faces = "north", second_rank = second })
    local function saves(m) return need("save", m, archer, { kind = "shoot" }) end
    t.equal({ saves(first[3]), saves(second[3]) }, { 3, 3 })
    set("rules.wall.bonus", "sum")
    t.equal({ saves(first[3]), saves(second[3]) }, { 2, 3 })
  end,
}

scenario "how well an angon finds a shield, and how many hands a pike takes" {
  covers = { "PIL-WEAPON-07", "PIL-WEAPON-16" },
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    local a = red:add("warrior", { weapon = "angon", at = { 10, 10 } })
    local b = blue:add("warrior", sword, { shield = true, at = { 10, 13 } })
    t.equal(need("hit", a, b, { kind = "shoot" }), 4)
    set("rules.weapon.angon.vs_shield", 3)
    t.equal(need("hit", a, b, { kind = "shoot" }), 3)
    local pike = blue:add("warrior", { weapon = "pike", shield = true, touch = a, bearing = 270 })
    engage(pike, a)
    t.equal(need("hit", a, pike, { kind = "melee" }), 6)       -- SA
    set("rules.weapon.pike.hands", 2)
    t.equal(need("hit", a, pike, { kind = "melee" }), 5)       -- UA
  end,
}

scenario "how many attacks and lives berserkers and huscarls have" {
  covers = { "PIL-TROOP-04", "PIL-TROOP-07" },
  set = {
    ["rules.troop.berserker.attacks"] = 3,
    ["rules.troop.huscarl.hp"] = 2,
    ["rules.troop.huscarl.attacks"] = 2,
  },
  dice = { hit = { 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("berserker", sword, { at = { 10, 10 } })
    local b = blue:add("huscarl", sword, { armour = true, touch = a, bearing = 90 })
    engage(a, b)
    local r = fight(a, b)
    t.equal({ #r:by(a), #r:by(b), b.hp }, { 3, 2, 2 })
  end,
}

scenario "a slayer of pagans may hate them in melee alone" {
  covers = { "PIL-TALENT-17" },
  run = function(t)
    local red, blue = band "normans", band "vikings"
    local a = red:add("chief", { weapon = { "javelin", "hand_weapon" }, talents = { "pagan_slayer" }, at = { 10, 10 } })
    local b = blue:add("warrior", sword, { armour = true, at = { 10, 13 } })
    t.equal(need("hit", a, b, { kind = "shoot", weapon = "javelin" }), 4)
    set("talents.pagan_slayer.kinds", "melee")
    t.equal(need("hit", a, b, { kind = "shoot", weapon = "javelin" }), 5)
    put(b, { 10, 11 })
    t.equal(need("hit", a, b, { kind = "melee" }), 3)
  end,
}
