-- Points for rules of the table: what is in the way of a shot, and when the game ends.
house "clear_view" { title = "A clear view" }
house "sudden_death" { title = "Sudden death" }

rule "test:clear_view" {                 -- friends kneel: no arrow of their own side stops at them
  title = "A clear view", house = "clear_view", hook = "pillage.can_obstruct",
  when = function(ev) return ev.model and ev.model:friend_of(ev.attacker) end,
  effect = function(ev) ev:refuse() end,
}

rule "test:sudden_death" {               -- the game ends with the turn in which a chief has fallen
  title = "Sudden death", house = "sudden_death", hook = "pillage.modify_game_end",
  when = function(ev) return #ev:models { side = "any", troop = "chief" } < 2 end,
  effect = function(ev) ev:become(true) end,
}

local function shooting()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
  local friend = red:add("warrior", { weapon = "spear", at = { 13, 20.5 } })
  local b = blue:add("warrior", { weapon = "spear", at = { 17, 20 } })
  return a, b, friend
end

scenario "a rule takes one friend out of the way of a shot" {
  covers = { "test:clear_view", "PIL-SHOOT-07" }, house = { "clear_view" },
  dice = { hit = { 1 } },
  run = function(t)
    local a, b = shooting()
    t.yes(shoot(a, b, { shots = 1 }).blows[1].at == b)
    t.ran("test:clear_view", 1)
  end,
}

scenario "it leaves pieces and enemies in the way" {
  covers = { "test:clear_view", "PIL-SHOOT-08" }, house = { "clear_view" },
  dice = { target = { 3 } },
  run = function(t)
    local a, b = shooting()
    piece("fence", { line = { { 14.5, 15 }, { 14.5, 25 } }, width = 0.5 })
    t.equal(shoot(a, b, { shots = 1 }).lost, 1)
  end,
}

scenario "friends in the melee that is shot into may be let past too" {
  covers = { "test:clear_view", "PIL-SHOOT-15" }, house = { "clear_view" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 16, 20 } })
    engage(red:add("warrior", { weapon = "spear", touch = b, bearing = 90 }), b)
    local at = function() return shoot(a, b, { shots = 1 }).blows[1].at == b end
    t.odds(at, "1")
    off "clear_view"
    t.odds(at, "1/2")
  end,
}

scenario "a game ends when a rule says so, else after its last turn" {
  covers = { "test:sudden_death", "PIL-END-01" }, house = { "sudden_death" },
  dice = { initiative = { 5, 2 } },
  run = function(t)
    battle { strict = true, house = { "sudden_death" } }
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("chief", { weapon = "spear", at = { 10, 4 } })
    red:add("warrior", { weapon = "spear", at = { 12, 4 } })
    blue:add("warrior", { weapon = "spear", at = { 10, 40 } })
    start()
    next_turn()
    t.refused(function() to_stage "movement" end, "PIL-END-01")
    t.ran("test:sudden_death", 1)
  end,
}
