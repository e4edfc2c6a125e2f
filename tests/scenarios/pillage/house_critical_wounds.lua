-- House rule: a natural 6 to hit that wounds takes two hit points.
local function pair(weapon)
  local a = band("vikings"):add("warrior", { weapon = weapon, at = { 10, 10 } })
  local b = band("normans"):add("chief", { weapon = "hand_weapon", at = { 10, 11 } })
  return a, b
end

scenario "a 6 takes two hit points, a 5 one" {
  covers = { "house:critical_wounds" },
  house = { "critical_wounds" },
  dice = { hit = { 6, 5 }, save = { 1, 1 } },
  run = function(t)
    local a, b = pair "hand_weapon"
    attack(a, b)
    t.equal(b.hp, 1)
    t.ran("house:critical_wounds", 2)                 -- noted, and paid once
    attack(a, b)
    t.equal(b.hp, 0)
    t.no(b.alive)
  end,
}

scenario "a 6 that is saved takes nothing, nor does a later wound remember it" {
  covers = { "house:critical_wounds" },
  house = { "critical_wounds" },
  dice = { hit = { 6, 4 }, save = { 6, 1 } },
  run = function(t)
    local a, b = pair "hand_weapon"
    attack(a, b)
    t.equal(b.hp, 3)
    attack(a, b)
    t.equal(b.hp, 2)
  end,
}

scenario "an arrow can be as bad" {
  covers = { "house:critical_wounds" },
  house = { "critical_wounds" },
  dice = { hit = { 6 }, save = { 1 } },
  run = function(t)
    local a, b = pair "bow"
    put(b, { 10, 16 })
    shoot(a, b, { shots = 1 })
    t.equal(b.hp, 1)
  end,
}

-- A hand weapon hits UA on 3 and more, UA saves on 6.
scenario "two hit points at one blow in five of 36" {
  covers = { "house:critical_wounds" },
  run = function(t)
    local a, b = pair "hand_weapon"
    t.odds(function() attack(a, b) return b.hp == 1 end, "0")
    on "critical_wounds"
    t.odds(function() attack(a, b) return b.hp == 1 end, "5/36")
    t.odds(function() attack(a, b) return b.hp == 2 end, "5/12")
    set("house.critical_wounds.extra", 2)
    t.odds(function() attack(a, b) return not b.alive end, "5/36")
    set("house.critical_wounds.face", 5)
    t.odds(function() attack(a, b) return not b.alive end, "5/18")
  end,
}

scenario "with a Dane axe a quarter of all wounds is critical" {
  covers = { "house:critical_wounds" },
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "dane_axe" })
    local b = band("normans"):add("chief", { weapon = "spear" })
    engage(a, b)
    local c = compare{ book = function() fight(a, b) end, house = function() on "critical_wounds" fight(a, b) end, measure = measure.wounds(b) }
    t.equal(c.rows[1].value, 539 / 2592)
    t.equal(c.rows[2].value, 2695 / 10368)
  end,
}
