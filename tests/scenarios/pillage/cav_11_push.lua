-- A rider pushes from the saddle: he falls, nothing happens, or all who touch him go.
local function ring(t)
  battle {}
  local red, blue = band "huns", band "anglo_saxons"
  local rider = red:add("warrior", { weapon = "hand_weapon", shield = true, horse = true, at = { 20, 20 } })
  local a = blue:add("warrior", { weapon = "hand_weapon", touch = rider, bearing = 90 })
  local b = blue:add("warrior", { weapon = "hand_weapon", touch = rider, bearing = 0 })
  engage(a, rider)
  engage(b, rider)
  return rider, a, b, red, blue
end

scenario "a 1 throws the rider, who is struck besides" {
  covers = { "PIL-CAV-11" },
  dice = { push = { 1 }, strike = { 6 }, save = { 5 }, hit = { 1, 1 } },
  run = function(t)
    local rider, a = ring(t)
    push(rider, a)
    fight(rider, a)                    -- his opponents strike at a man on foot
    t.no(rider.mounted)
    t.yes(rider.unhorsed)
    t.yes(rider.alive)
    t.yes(rider.in_melee)
  end,
}

scenario "a 4 fails, a 5 pushes both enemies and ends the melee" {
  covers = { "PIL-CAV-11" },
  dice = { push = { 4, 5 }, target = { 4, 4, 4, 4 }, hit = { 1, 1, 1, 1 } },
  run = function(t)
    local rider, a, b = ring(t)
    push(rider)
    fight(rider, a)
    t.yes(rider.in_melee)
    push(rider)
    local r = fight(rider, a)
    t.equal(#r:by(rider), 0)
    t.equal(a:distance(rider), 1)
    t.equal(b:distance(rider), 1)
    for _, m in ipairs { rider, a, b } do t.no(m.in_melee) end
  end,
}

scenario "who has a wall behind him is struck and stays, and the rider is free" {
  covers = { "PIL-CAV-11" },
  dice = { push = { 5, 5 }, target = { 4, 4, 4, 4 }, hit = { 1, 1, 1, 1 }, strike = { 5, 4 }, save = { 6 } },
  run = function(t)
    local rider, a, b = ring(t)
    piece("cliff", { at = { 24, 20 }, size = { 4, 6 } })
    local x = a.x
    push(rider)
    fight(rider, a)
    t.equal(a.x, x)
    t.yes(a.alive)
    t.equal(b:distance(rider), 1)
    t.no(rider.in_melee)
    t.no(a.in_melee)
    rider, a = ring(t)
    set("rules.cav.push_stuck", "held")
    piece("cliff", { at = { 24, 20 }, size = { 4, 6 } })
    push(rider)
    fight(rider, a)
    t.yes(a.in_melee)
  end,
}

scenario "a friend who touches him is pushed as well, unless a data key spares friends" {
  covers = { "PIL-CAV-11" },
  dice = { push = { 6, 5 }, target = { 4, 4, 4, 4 }, hit = { 1, 1, 1, 1 } },
  run = function(t)
    for _, scope in ipairs { "all", "enemies" } do
      local rider, a, _, red = ring(t)
      set("rules.cav.push_scope", scope)
      local friend = red:add("warrior", { weapon = "hand_weapon", touch = rider, bearing = 200 })
      push(rider)
      fight(rider, a)
      t.equal(friend:touches(rider), scope == "enemies")
    end
  end,
}

scenario "he may not push while one of them charged this turn, unless a data key lets him" {
  covers = { "PIL-CAV-11", "PIL-PUSH-02" },
  dice = { charge = { 5 } },
  run = function(t)
    local rider, _, _, _, blue = ring(t)
    local c = blue:add("warrior", { weapon = "hand_weapon", at = { 14, 20 } })
    t.yes(charge(c, rider, { react = "none" }).contact)
    t.refused(function() push(rider) end, "PIL-PUSH-02")
    set("rules.cav.push_vs_charger", true)
    push(rider)
    t.yes(rider.in_melee)
  end,
}

scenario "the odds of a rider's push: one in six falls, two in six get away" {
  covers = { "PIL-CAV-11" },
  run = function(t)
    local rider, a, b = ring(t)
    push(rider)
    t.odds(function() fight(rider, a); return a:distance(rider) > 0.9 and b:distance(rider) > 0.9 end, "1/3")
  end,
}
