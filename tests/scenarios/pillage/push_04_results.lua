-- What the strength roll brings.
local kits = { UA = {}, SA = { shield = true }, FA = { shield = true, armour = true } }

local function pair(class, own)
  battle {}
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } }, kits[own or "UA"])
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } }, kits[class])
  engage(a, b)
  push(a, b)
  return a, b
end

-- What became of one push: "struck", "nothing", "back", or "back and struck"; a
-- strike die is thrown for either strike and misses.
local function outcome(t, class)
  local a, b = pair(class)
  fight(a, b)
  local back = b.x == 12 and not b.in_melee and not a.in_melee
  local text = explain()
  local strike = text:find("strike", 1, true)
  if back then return strike and "back and struck" or "back" end
  return strike and "struck" or "nothing"
end

local function row(t, class, want)
  for i = 1, 6 do t.equal(outcome(t, class), want[i]) end
end

scenario "against UA: 1 struck, 2 and 3 nothing, 4 and 5 back, 6 back and struck" {
  covers = { "PIL-PUSH-04", "PIL-DICE-03" },
  dice = { push = { 1, 2, 3, 4, 5, 6 }, strike = { 1, 1 }, hit = { 1, 1, 1, 1, 1, 1 } },
  run = function(t) row(t, "UA", { "struck", "nothing", "nothing", "back", "back", "back and struck" }) end,
}

scenario "against SA: 1 and 2 struck, 3 and 4 nothing, 5 and 6 back" {
  covers = { "PIL-PUSH-04" },
  dice = { push = { 1, 2, 3, 4, 5, 6 }, strike = { 1, 1 }, hit = { 1, 1, 1, 1, 1, 1 } },
  run = function(t) row(t, "SA", { "struck", "struck", "nothing", "nothing", "back", "back" }) end,
}

scenario "against FA: 1 to 3 struck, 4 and 5 nothing, 6 back without a strike" {
  covers = { "PIL-PUSH-04" },
  dice = { push = { 1, 2, 3, 4, 5, 6 }, strike = { 1, 1, 1 }, hit = { 1, 1, 1, 1, 1, 1 } },
  run = function(t) row(t, "FA", { "struck", "struck", "struck", "nothing", "nothing", "back" }) end,
}

scenario "the strike at a pusher with a shield hits on 6 and is saved on 5" {
  covers = { "PIL-PUSH-04", "PIL-WEAPON-09" },
  dice = { push = { 1, 1, 1 }, strike = { 6, 6, 5 }, save = { 5, 4 }, hit = { 1, 1 } },
  run = function(t)
    local a, b = pair("UA", "SA")
    fight(a, b)
    t.yes(a.alive)
    a, b = pair("UA", "SA")
    fight(a, b)
    t.no(a.alive)
    t.yes(b.alive)
    a, b = pair("UA", "SA")
    fight(a, b)
    t.yes(a.alive)
  end,
}

scenario "the strike of a perfect push kills an unarmoured man who fails his save" {
  covers = { "PIL-PUSH-04" },
  dice = { push = { 6 }, strike = { 5 }, save = { 5 }, hit = { 1 } },
  run = function(t)
    local a, b = pair "UA"
    fight(a, b)
    t.no(b.alive)
    t.no(a.in_melee)
  end,
}

scenario "the odds of a push are those of its rows" {
  covers = { "PIL-PUSH-04" },
  run = function(t)
    local a, b = pair "UA"
    t.odds(function() fight(a, b); return a.alive and b.alive and not a.in_melee end, "49/243")   -- 4, 5, or 6 and he lives; and his blow does not kill
  end,
}

scenario "from which row on he goes back is a data key" {
  covers = { "PIL-PUSH-04" },
  dice = { push = { 2 }, hit = { 1 } },
  run = function(t)
    local a, b = pair "UA"
    set("rules.push.success", 2)
    set("rules.push.back", 2)
    fight(a, b)
    t.equal(b.x, 13)
  end,
}
