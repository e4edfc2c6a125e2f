-- Rules may answer a loss of hit points once it has happened.
house "test_thorns" { title = "Thorns" }
rule "test:thorns" {
  title = "Thorns", house = "test_thorns", troop = "chief", hook = "pillage.on_wounded", limit = "once per turn", state = { hurt = "number" },
  when = function(ev) return ev.by_weapon and ev.attacker end,
  effect = function(ev)
    ev:set(ev.target, "hurt", ev.target.state.hurt + 1)
    ev:wound(ev.attacker)
  end,
}
house "test_count" { title = "Count" }
rule "test:count" {
  title = "Count", house = "test_count", hook = "pillage.on_wounded", state = { wounds = "number" },
  effect = function(ev) ev:set(ev.target, "wounds", ev.target.state.wounds + 1) end,
}

local function pair(kit)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("chief", kit or { weapon = "hand_weapon" }, { at = { 11, 10 } })
  engage(a, b)
  return a, b
end

scenario "who wounds a thorny chief is wounded himself" {
  covers = { "PIL-GEN-06" },
  house = { "test_thorns" },
  dice = { hit = { 3 }, save = { 5 } },
  run = function(t)
    local a, b = pair()
    attack(a, b, { kind = "melee" })
    t.ran("test:thorns", 1)
    t.equal(b.state.hurt, 1)
    t.equal(b.hp, 2)
    t.no(a.alive)
  end,
}

-- 4/6 to hit, 5/6 not saved.
scenario "the odds of the thorns are those of a wound" {
  covers = { "PIL-GEN-06" },
  house = { "test_thorns" },
  run = function(t)
    local a, b = pair()
    t.odds(function() attack(a, b, { kind = "melee" }) return not a.alive end, "5/9")
  end,
}

scenario "a wound that is cancelled is none, the last one is one, and so is a death by fire" {
  covers = { "PIL-GEN-06", "PIL-TALENT-32", "PIL-FIRE-06" },
  house = { "test_count" },
  choices = { ["PIL-TALENT-32"] = { "yes" } },
  dice = { hit = { 3, 3 }, save = { 5, 5 }, ignite = { 4 }, burn = { 5 } },
  run = function(t)
    local a, b = pair { weapon = "hand_weapon", talents = { "sacred_chalice" } }
    local c = b.band:add("warrior", { at = { 31, 30 }, torch = true })
    start()
    attack(a, b, { kind = "melee" })
    t.equal(b.hp, 3)
    t.equal(b.state.wounds, 0)
    engage(a, b.band:add("warrior", { name = "Cnut", at = { 9, 10 } }))
    attack(a, "Cnut", { kind = "melee" })
    local house = piece("house", { at = { 33.5, 30 }, size = { 4, 4 } })
    ignite(c, house)
    t.equal(spread_fire().lost, 1)
    t.no(c.alive)
    t.equal(c.state.wounds, 1)
    t.ran("test:count", 2)
  end,
}
