-- In a melee on a slope the lower one strikes at -1.
local function pair(tags)
  local red, blue = band "vikings", band "anglo_saxons"
  local low = red:add("warrior", { weapon = "hand_weapon", at = { 10, 20 } })
  local high = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 20 } })
  piece("hill", { at = { 13, 20 }, size = { 5, 6 }, height = 2.5, tags = tags })       -- from x 10.5
  engage(low, high)
  return low, high
end

scenario "from below 4 is needed in place of 3, from above 3" {
  covers = { "PIL-SLOPE-01", "PIL-TERR-06" },
  dice = { hit = { 3, 3 }, save = { 6 } },
  run = function(t)
    local low, high = pair { "slope" }
    t.equal(need("hit", low, high), 4)
    t.explains("PIL-SLOPE-01", -1)
    t.equal(need("hit", high, low), 3)
    local r = fight(low, high)
    t.no(r:by(low)[1].hit)
    t.yes(r:by(high)[1].hit)
  end,
}

scenario "a hill whose sides are no slope gives nothing in melee" {
  covers = { "PIL-SLOPE-01" },
  run = function(t)
    local low, high = pair()
    t.equal(need("hit", low, high), 3)
  end,
}

scenario "how much higher one must stand, and what it takes away, are data keys" {
  covers = { "PIL-SLOPE-01" },
  run = function(t)
    local low, high = pair { "slope" }
    set("rules.slope.attack", -2)
    t.equal(need("hit", low, high), 5)
    set("rules.slope.threshold", 2.5)
    t.equal(need("hit", low, high), 3)
  end,
}

scenario "shots up a slope are not its matter" {
  covers = { "PIL-SLOPE-01" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local low = red:add("warrior", { weapon = "bow", at = { 8, 20 } })
    local high = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 20 } })
    piece("hill", { at = { 13, 20 }, size = { 5, 6 }, tags = { "slope" } })
    t.equal(need("hit", low, high, { kind = "shoot" }), 4)
  end,
}
