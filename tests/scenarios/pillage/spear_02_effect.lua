-- Whoever strikes at the supported friend does so at -1.
scenario "a hand weapon needs 5 against a supported man with a shield" {
  covers = { "PIL-SPEAR-02" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local man = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", touch = man, bearing = 270 })
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = man, bearing = 90 })
    engage(foe, man)
    t.equal(need("hit", foe, man), 5)
    t.odds(function() return fight(man, foe):hits(foe) == 1 end, "1/3")
  end,
}

local function two()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
  red:add("warrior", { weapon = "spear", touch = a, bearing = 270 })
  local foe = blue:add("warrior", { weapon = "hand_weapon", touch = a, bearing = 90 })
  local b = red:add("warrior", { weapon = "hand_weapon", shield = true, touch = foe, bearing = 90 })
  engage(foe, a)
  engage(b, foe)
  return a, b, foe
end

scenario "a blow at another of his enemies is not hampered" {
  covers = { "PIL-SPEAR-02" },
  dice = { hit = { 1, 1, 4 }, save = { 6 } },
  run = function(t)
    local _, b, foe = two()
    local blow = fight(b, foe):by(foe)[1]
    t.yes(blow.at == b)
    t.equal(blow.need, 4)
    t.yes(blow.hit)
  end,
}

scenario "a data key extends support to every blow of who fights the supported man" {
  covers = { "PIL-SPEAR-02" },
  set = { ["rules.spear.scope"] = "all" },
  dice = { hit = { 1, 1, 4 } },
  run = function(t)
    local _, b, foe = two()
    local blow = fight(b, foe):by(foe)[1]
    t.yes(blow.at == b)
    t.equal(blow.need, 5)
  end,
}
