-- The points of a gunfight, each with a rule that answers there.
for _, id in ipairs { "test_still", "test_peace", "test_safety", "test_marksman", "test_long", "test_calm", "test_tough", "test_brawl", "test_revenge", "test_spray" } do
  house(id) { title = id }
end
rule "test:still" { title = "Still", house = "test_still", hook = "oldwest.can_move", effect = function(ev) ev:refuse "not now" end }
rule "test:peace" { title = "Peace", house = "test_peace", hook = "oldwest.can_charge", effect = function(ev) ev:refuse "no brawls" end }
rule "test:safety" { title = "Safety", house = "test_safety", hook = "oldwest.can_shoot", when = function(ev) return ev.weapon == "sixgun" end,
  effect = function(ev) ev:refuse "no sixguns in town" end }
rule "test:marksman" { title = "Marksman", house = "test_marksman", hook = "oldwest.modify_shooting", effect = function(ev) ev:become(2) end }
rule "test:often" { title = "Often", house = "test_marksman", hook = "oldwest.modify_shots", effect = function(ev) ev:become(3) end }
rule "test:long" { title = "Long", house = "test_long", hook = "oldwest.modify_range", effect = function(ev) ev:modify(5) end }
rule "test:calm" { title = "Calm", house = "test_calm", hook = "oldwest.modify_jam", effect = function(ev) ev:become(0) end }
rule "test:tough" { title = "Tough", house = "test_tough", hook = "oldwest.modify_grit", effect = function(ev) ev:modify(1) end }
rule "test:load" { title = "Load", house = "test_tough", hook = "oldwest.modify_strength", when = function(ev) return ev.weapon == "sixgun" end,
  effect = function(ev) ev:become(9) end }
rule "test:brawl" { title = "Brawl", house = "test_brawl", hook = "oldwest.modify_fighting", effect = function(ev) ev:become(6) end }
rule "test:revenge" { title = "Revenge", house = "test_revenge", hook = "oldwest.on_removed",
  effect = function(ev) for _, m in ipairs(ev:models()) do ev:set(m, "prone", true) end end }
rule "test:spray" { title = "Spray", house = "test_spray", hook = "oldwest.modify_wound", effect = function(ev) ev:become(2) end }

local function pair(far, kit)
  local a = band "lawmen":add("deputy", kit or { sixgun = true }, { name = "Wyatt", at = { 20, 24 } })
  local b = band "cowboys":add("cowboy", { name = "Jake", at = { 21 + (far or 6), 24 } })
  return a, b
end

scenario "rules may forbid what the core allows" {
  house = { "test_still", "test_peace", "test_safety" },
  covers = { "WEST-SHOOT-03" },
  run = function(t)
    local a, b = pair(4)
    t.refused(function() move(a, { 20, 25 }) end, "test:still")
    t.refused(function() charge(a, b) end, "test:still")
    t.refused(function() shoot(a, b) end, "test:safety")
    off "test:still"
    t.refused(function() charge(a, b) end, "test:peace")
  end,
}

scenario "rules change the numbers of a shot" {
  house = { "test_marksman", "test_long" },
  covers = { "WEST-HIT-01", "WEST-SHOOT-06", "WEST-SHOOT-10" },
  run = function(t)
    local a, b = pair(15)
    t.odds(function() return shoot(a, b).hit end, "5/6")
    t.odds(function() shoot(a, b) shoot(a, b) shoot(a, b) return true end, "1")
  end,
}

scenario "the explanation of a wound tells the Strength that rules made" {
  house = { "test_tough" },
  covers = { "WEST-WOUND-01" },
  dice = { hit = { 6 }, wound = { 3 } },
  run = function(t)
    local a, b = pair()
    shoot(a, b)
    t.yes(tostring(explain()):find("Strength 9, needs 3+", 1, true))
  end,
}

scenario "rules change jams, Strength and Grit" {
  house = { "test_calm", "test_tough" },
  covers = { "WEST-JAM-01", "WEST-WOUND-01" },
  run = function(t)
    local a, b = pair()
    t.odds(function() return shoot(a, b).jammed end, "0")
    -- Strength 9 against Grit 4: 3+.
    t.odds(function() shoot(a, b) return not b.alive end, "1/3")
    off "test:load"
    t.odds(function() shoot(a, b) return not b.alive end, "1/6")      -- 3 against 4: 5+
  end,
}

scenario "rules change what a hit needs" {
  house = { "test_spray" },
  covers = { "WEST-WOUND-01" },
  run = function(t)
    local a, b = pair()
    t.odds(function() shoot(a, b) return not b.alive end, "5/12")
  end,
}

scenario "rules answer a loss, and change Fighting" {
  house = { "test_revenge", "test_brawl" },
  covers = { "WEST-LEVEL-03" },
  dice = { wound = { 6 } },
  run = function(t)
    local a, b = pair()
    local c = b.band:add("cowboy", { at = { 30, 30 } })
    t.equal(fighting(a), 6)
    wound(b, 3)
    t.yes(c.prone) t.no(a.prone)
  end,
}

scenario "a neutral citizen holds nobody up, and is in the way as anybody" {
  covers = { "WEST-ITW-04", "WEST-SHOOT-01" },
  dice = { initiative = { 2, 5 } },
  run = function(t)
    local town = band { name = "town", neutral = true }
    local a, b = pair()
    local c = town:add("citizen", { at = { 24, 24.6 } })
    t.equal(way(a, b), 1)
    t.odds(function() return shoot(a, b).victim == c end, "1/4")
    move(a, { 22.5, 24 })
    t.equal(priority().side, "Cowboys")
  end,
}
