-- Jake lies behind stones that do not hide all of him.
local function stones(n)
  local red, blue = band "cowboys", band "outlaws"
  local jake = blue:add("rowdy", { name = "Jake", sixgun = true, prone = true, at = { 24, 24 } })
  piece("stones", { at = { 23.2, 24.2 }, size = { 0.4, 0.6 }, name = "the stones" })
  local men = {}
  for i = 1, n or 1 do
    men[i] = red:add("cowboy", { name = "Man " .. i, sixgun = true, at = { 17, 22.5 + i } })
  end
  return jake, men
end

for face, want in pairs { [3] = false, [4] = true } do
  scenario("looking for him: " .. face) {
    covers = { "WEST-SPOT-01" },
    dice = { spot = { face } },
    run = function(t)
      local jake, men = stones()
      t.no(men[1]:sees(jake))
      t.refused(function() shoot(men[1], jake) end, "WEST-SPOT-02")
      t.equal(spot(men[1], jake).seen, want)
      t.equal(men[1]:sees(jake), want)
      if not want then t.refused(function() spot(men[1], jake) end, "WEST-SPOT-01") end
    end,
  }
end

scenario "half of them find him" {
  covers = { "WEST-SPOT-01" },
  run = function(t)
    local jake, men = stones()
    t.odds(function() return spot(men[1], jake).seen end, "1/2")
  end,
}

scenario "only who has spotted him may shoot" {
  covers = { "WEST-SPOT-02" },
  dice = { spot = { ["Man 1"] = { 4 }, ["Man 2"] = { 2 }, ["Man 3"] = { 6 } }, hit = { ["Man 1"] = { 2 }, ["Man 3"] = { 2 } } },
  run = function(t)
    local jake, men = stones(3)
    for i = 1, 3 do spot(men[i], jake) end
    t.no(shoot(men[1], jake).hit) t.no(shoot(men[3], jake).hit)
    t.refused(function() shoot(men[2], jake) end, "WEST-SPOT-02")
  end,
}

scenario "what was spotted holds until one of them moves" {
  covers = { "WEST-SPOT-02" },
  dice = { spot = { 5 } },
  run = function(t)
    local jake, men = stones()
    spot(men[1], jake)
    next_turn()
    t.yes(men[1]:sees(jake))
    move(men[1], { 17, 24 })
    t.no(men[1]:sees(jake))
  end,
}

scenario "what was spotted holds for good, where that is played" {
  covers = { "WEST-SPOT-02" },
  set = { ["rules.west.spot.duration"] = "always" },
  dice = { spot = { 5 } },
  run = function(t)
    local jake, men = stones()
    spot(men[1], jake)
    move(men[1], { 17, 24 })
    t.yes(men[1]:sees(jake))
  end,
}

for _, c in ipairs { { 6, true }, { 6.1, false } } do
  scenario("he shoots at a man " .. c[1] .. " inches away") {
    covers = { "WEST-SPOT-03" },
    dice = { hit = { 2 } },
    run = function(t)
      local jake, men = stones()
      put(men[1], { 24 - 1 - c[1], 24 })
      shoot(jake, men[1])
      t.yes(jake.exposed)
      next_turn()
      t.equal(men[1]:sees(jake), c[2])
      if c[2] then
        charge(men[1], jake)
        t.yes(jake.in_melee)
      else
        t.refused(function() charge(men[1], jake) end, "WEST-SPOT-02")
      end
    end,
  }
end

scenario "hidden again when nobody near sees him" {
  covers = { "WEST-SPOT-03" },
  dice = { hit = { 2 } },
  run = function(t)
    local jake, men = stones()
    put(men[1], { 18, 24 })
    shoot(jake, men[1])
    next_turn()
    t.yes(jake.exposed)                   -- he shot in that turn
    next_turn()
    t.yes(jake.exposed)                   -- somebody within 6" sees him
    put(men[1], { 10, 24 })
    next_turn()
    t.no(jake.exposed)
  end,
}

scenario "never hidden again, where that is played" {
  covers = { "WEST-SPOT-03" },
  set = { ["rules.west.hidden.reset"] = "never" },
  dice = { hit = { 2 } },
  run = function(t)
    local jake, men = stones()
    put(men[1], { 18, 24 })
    shoot(jake, men[1])
    put(men[1], { 10, 24 })
    next_turn() next_turn()
    t.yes(jake.exposed)
  end,
}
