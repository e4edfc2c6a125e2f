-- One spearman for one friend, one friend for one spearman.
scenario "two spearmen who touch the same friend give one -1" {
  covers = { "PIL-SPEAR-03" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local man = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local s1 = red:add("warrior", { weapon = "spear", touch = man, bearing = 270 })
    local s2 = red:add("warrior", { weapon = "spear", touch = man, bearing = 180 })
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = man, bearing = 90 })
    engage(foe, man)
    t.equal(need("hit", foe, man), 5)
    support(s2, man)
    t.refused(function() support(s1, man) end, "PIL-SPEAR-03")
    support(s2)                        -- he keeps out
    support(s1, man)
    t.equal(need("hit", foe, man), 5)
  end,
}

-- A spearman between two friends, each of whom fights one enemy.
local function between()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", name = "Ari", shield = true, at = { 10, 10 } })
  local s = red:add("warrior", { weapon = "spear", touch = a, bearing = 90 })
  local b = red:add("warrior", { weapon = "hand_weapon", name = "Bui", shield = true, touch = s, bearing = 90 })
  local x = blue:add("warrior", { weapon = "hand_weapon", touch = a, bearing = 0 })
  local y = blue:add("warrior", { weapon = "hand_weapon", touch = b, bearing = 0 })
  engage(x, a)
  engage(y, b)
  return a, b, x, y, s
end

scenario "a spearman between two friends helps the first unless his player chooses" {
  covers = { "PIL-SPEAR-03" },
  dice = { hit = { 1, 1, 1, 1 } },
  run = function(t)
    local a, b, x, y = between()
    t.equal(fight(a, x):by(x)[1].need, 5)
    t.equal(fight(b, y):by(y)[1].need, 4)
  end,
}

scenario "he may be kept for the friend who fights later" {
  covers = { "PIL-SPEAR-03" },
  dice = { hit = { 1, 1, 1, 1 } },
  choices = { support = { "Bui" } },
  run = function(t)
    local a, b, x, y = between()
    t.equal(fight(a, x):by(x)[1].need, 4)
    t.equal(fight(b, y):by(y)[1].need, 5)
  end,
}

scenario "an order chooses as well, and each turn he helps anew" {
  covers = { "PIL-SPEAR-03" },
  dice = { hit = { 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local a, b, x, y, s = between()
    support(s, b)
    t.equal(fight(a, x):by(x)[1].need, 4)
    t.equal(fight(b, y):by(y)[1].need, 5)
    t.equal(fight(a, x):by(x)[1].need, 5)
  end,
}
