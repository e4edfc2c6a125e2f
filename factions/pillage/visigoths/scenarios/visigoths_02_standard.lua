-- Near the standard of the Visigoths every failed melee attack is rolled again.
local function scene(x)
  local red, blue = band "visigoths", band "vikings"
  red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 10 } })
  local man = red:add("warrior", { weapon = { "spear", "bow" }, at = { x or 16.4, 10 } })
  return man, blue:add("warrior", { weapon = "hand_weapon", at = { (x or 16.4) + 1, 10 } })
end

scenario "a 3 that needs 4 is rolled again" {
  covers = { "PIL-FACTION-VISIGOTHS-02" },
  dice = { hit = { 3, 4 }, save = { 6 } },
  run = function(t)
    local man, foe = scene()
    local blow = attack(man, foe, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.yes(blow.hit)
    t.equal(blow.reroll, "PIL-FACTION-VISIGOTHS-02")
  end,
}

scenario "he hits three times in four near it, once in two away from it" {
  covers = { "PIL-FACTION-VISIGOTHS-02" },
  run = function(t)
    local man, foe = scene()
    t.odds(function() return attack(man, foe, { kind = "melee" }).blows[1].hit end, "3/4")
    put(man, { 16.6, 10 })
    t.odds(function() return attack(man, foe, { kind = "melee" }).blows[1].hit end, "1/2")
  end,
}

scenario "a shot is not, nor the blow of another people in the same band" {
  covers = { "PIL-FACTION-VISIGOTHS-02" },
  dice = { hit = { 3, 3 } },
  run = function(t)
    local man, foe = scene()
    put(foe, { 26, 10 })
    t.no(shoot(man, foe, { shots = 1 }).blows[1].hit)
    local hun = band("visigoths"):add("warrior", { weapon = "spear", faction = "huns", at = { 26, 11 } })
    t.no(attack(hun, foe, { kind = "melee" }).blows[1].hit)
    t.not_ran "PIL-FACTION-VISIGOTHS-02"
  end,
}
