-- Near the Roman standard failed saves are rolled again, in place of ones of attacks.
local function eagle(x)
  local red, blue = band "late_romans", band "vikings"
  red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 10 } })
  local man = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { x or 16.4, 10 } })
  local foe = blue:add("warrior", { weapon = { "hand_weapon", "bow" }, armour = true, at = { (x or 16.4) + 1, 10 } })
  return man, foe
end

scenario "6.4 inches from the eagle a save of 3 is rolled again, and a 5 holds" {
  covers = { "PIL-FACTION-ROMANS-02" },
  dice = { hit = { 6 }, save = { 3, 5 } },
  run = function(t)
    local man, foe = eagle()
    local save = attack(foe, man, { kind = "melee" }).blows[1].save
    t.equal(save.need, 5)
    t.yes(save.ok)
    t.yes(man.alive)
    t.ran("PIL-FACTION-ROMANS-02", 1)
  end,
}

scenario "a 1 of his attack is not rolled again" {
  covers = { "PIL-FACTION-ROMANS-02" },
  dice = { hit = { 1 } },
  run = function(t)
    local man, foe = eagle()
    local blow = attack(man, foe, { kind = "melee" }).blows[1]
    t.no(blow.hit)
    t.no(blow.reroll)
    t.not_ran "PIL-GEAR-01"
  end,
}

scenario "a Roman saves better near the eagle: two wounds in nine attacks, three away from it" {
  covers = { "PIL-FACTION-ROMANS-02" },
  run = function(t)
    local man, foe = eagle()
    -- The foe hits on 4 and more; the save is a 5.
    t.odds(function() return attack(foe, man, { kind = "melee" }).blows[1].wound end, "2/9")
    put(man, { 16.6, 10 })
    t.odds(function() return attack(foe, man, { kind = "melee" }).blows[1].wound end, "1/3")
  end,
}

scenario "saves against arrows are rolled again too, unless the data say melee" {
  covers = { "PIL-FACTION-ROMANS-02" },
  dice = { hit = { 6, 6 }, save = { 3, 5, 3 } },
  run = function(t)
    local man, foe = eagle()
    put(foe, { 22, 10 })
    t.yes(shoot(foe, man, { shots = 1, weapon = "bow" }).blows[1].save.ok)
    set("factions.late_romans.standard", "melee")
    t.no(shoot(foe, man, { shots = 1, weapon = "bow" }).blows[1].save.ok)
  end,
}

scenario "by the data the ones of attacks are rolled again as well" {
  covers = { "PIL-FACTION-ROMANS-02" },
  set = { ["factions.late_romans.standard"] = "both" },
  dice = { hit = { 1, 6 }, save = { 5 } },
  run = function(t)
    local man, foe = eagle()
    local blow = attack(man, foe, { kind = "melee" }).blows[1]
    t.yes(blow.hit)
    t.equal(blow.reroll, "PIL-FACTION-ROMANS-02")
  end,
}
