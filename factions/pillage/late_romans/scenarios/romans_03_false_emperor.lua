-- Romans against Romans roll failed attacks on enemy chiefs again.
local function usurper(troop, faction)
  local red, blue = band "late_romans", band(faction or "late_romans")
  local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  return man, blue:add(troop, { weapon = "hand_weapon", armour = true, at = { 10, 11 } })
end

scenario "at a Roman chief a 2 that needs 4 is rolled again" {
  covers = { "PIL-FACTION-ROMANS-03" },
  dice = { hit = { 2, 4 }, save = { 6 } },
  run = function(t)
    local man, chief = usurper "chief"
    local blow = attack(man, chief, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.yes(blow.hit)
    t.equal(blow.reroll, "PIL-FACTION-ROMANS-03")
  end,
}

scenario "at a Roman warrior, or at a chief of another people, it is not" {
  covers = { "PIL-FACTION-ROMANS-03" },
  dice = { hit = { 2, 2 } },
  run = function(t)
    local man, foe = usurper "warrior"
    t.no(attack(man, foe, { kind = "melee" }).blows[1].hit)
    battle { game = "pillage" }
    man, foe = usurper("chief", "vikings")
    t.no(attack(man, foe, { kind = "melee" }).blows[1].hit)
    t.not_ran "PIL-FACTION-ROMANS-03"
  end,
}

scenario "a blow at the Roman chief hits three times in four" {
  covers = { "PIL-FACTION-ROMANS-03" },
  run = function(t)
    local man, chief = usurper "chief"
    t.odds(function() return attack(man, chief, { kind = "melee" }).blows[1].hit end, "3/4")
  end,
}

scenario "arrows too are loosed again, unless the data say melee" {
  covers = { "PIL-FACTION-ROMANS-03" },
  dice = { hit = { 2, 5, 2 }, save = { 6 } },
  run = function(t)
    local red, blue = band "late_romans", band "late_romans"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", armour = true, at = { 10, 15 } })
    t.yes(shoot(archer, chief, { shots = 1 }).blows[1].hit)
    set("factions.late_romans.emperor", "melee")
    t.no(shoot(archer, chief, { shots = 1 }).blows[1].hit)
  end,
}
