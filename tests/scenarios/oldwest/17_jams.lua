local function duel(o, troop)
  local a = band "lawmen":add(troop or "deputy", o or { sixgun = true }, { name = "Wyatt", at = { 20, 24 } })
  local b = band "cowboys":add("cowboy", { name = "Jake", at = { 27, 24 } })
  return a, b
end

scenario "a bow does not jam" {
  covers = { "WEST-JAM-01" },
  dice = { hit = { 1 } },
  run = function(t)
    local a, b = duel { longbow = true }
    local r = shoot(a, b)
    t.no(r.hit) t.no(r.jammed)
  end,
}

for _, c in ipairs { { { 1, 2 }, false }, { { 1, 1 }, true }, { { 2 }, false } } do
  scenario("to hit and to jam: " .. table.concat(c[1], ", ")) {
    covers = { "WEST-JAM-02", "WEST-ITW-03" },
    dice = { hit = { c[1][1] }, jam = { c[1][2] } },
    run = function(t)
      local a, b = duel()
      local r = shoot(a, b)
      t.no(r.hit) t.equal(r.jammed, c[2])
    end,
  }
end

scenario "one shot in 36 jams" {
  covers = { "WEST-JAM-02" },
  run = function(t)
    local a, b = duel()
    t.odds(function() return shoot(a, b).jammed end, "1/36")
    set("rules.west.jam.face", 2)         -- as of the posses of the north
    t.odds(function() return shoot(a, b).jammed end, "1/18")
  end,
}

scenario "in two shots of a hero" {
  covers = { "WEST-JAM-02", "WEST-JAM-03" },
  run = function(t)
    local a, b = duel({ sixgun = true }, "gunslinger")
    set("rules.troop.cowboy.grit", 10)    -- so that he does not fall
    -- 1/36; and 1/36 again where the first shot neither jammed nor killed, which two sixes
    -- after a hit do: 1 - 1/36 - 1/72 = 23/24.
    t.odds(function()
      if shoot(a, b).jammed then return true end
      return b.alive and shoot(a, b).jammed
    end, "47/864")
  end,
}

scenario "silent this turn and the next" {
  covers = { "WEST-JAM-03", "WEST-JAM-05" },
  dice = { hit = { 1, 3 }, jam = { 1 } },
  run = function(t)
    local a, b = duel()
    for _ = 1, 3 do next_turn() end
    t.yes(shoot(a, b).jammed)
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-03")
    next_turn()
    t.refused(function() shoot(a, b) end, "WEST-JAM-05")
    next_turn()
    t.no(shoot(a, b).hit)
  end,
}

scenario "a hero's second shot is lost" {
  covers = { "WEST-JAM-03" },
  dice = { hit = { 1 }, jam = { 1 } },
  run = function(t)
    local a, b = duel({ sixgun = true }, "gunslinger")
    t.yes(shoot(a, b).jammed)
    t.refused(function() shoot(a, b) end, "WEST-JAM-03")
  end,
}

scenario "but not with his other gun" {
  covers = { "WEST-JAM-03" },
  dice = { hit = { 1, 3 }, jam = { 1 } },
  run = function(t)
    local a, b = duel({ sixgun = true, heavy_pistol = true }, "gunslinger")
    shoot(a, b, { weapon = "sixgun" })
    t.no(shoot(a, b, { weapon = "heavy_pistol" }).hit)
  end,
}

scenario "all his guns, where that is played" {
  covers = { "WEST-JAM-03" },
  set = { ["rules.west.jam.scope"] = "all" },
  dice = { hit = { 1 }, jam = { 1 } },
  run = function(t)
    local a, b = duel({ sixgun = true, heavy_pistol = true }, "gunslinger")
    shoot(a, b, { weapon = "sixgun" })
    t.refused(function() shoot(a, b, { weapon = "heavy_pistol" }) end, "WEST-JAM-03")
  end,
}

for _, jams in ipairs { true, false } do
  scenario("a slow rifle, " .. (jams and "jammed" or "fired")) {
    covers = { "WEST-JAM-04" },
    dice = { hit = jams and { 1, 3 } or { 2, 3 }, jam = jams and { 1 } or nil },
    run = function(t)
      local a, b = duel { rifle = true }
      for _ = 1, 3 do next_turn() end
      t.equal(shoot(a, b).jammed, jams)
      next_turn()
      t.refused(function() shoot(a, b) end, "WEST-JAM-05")
      next_turn()
      t.no(shoot(a, b).hit)
    end,
  }
end

scenario "nothing else is shot or thrown while he clears it" {
  covers = { "WEST-JAM-05" },
  dice = { hit = { 1, 3 }, jam = { 1 } },
  run = function(t)
    local a, b = duel { sixgun = true, heavy_pistol = true, throwing_knife = true }
    put(b, { 25, 24 })
    for _ = 1, 3 do next_turn() end
    shoot(a, b, { weapon = "sixgun" })
    next_turn()
    t.equal(a.clearing, 5)                -- the marker
    t.refused(function() shoot(a, b, { weapon = "heavy_pistol" }) end, "WEST-JAM-05")
    t.refused(function() shoot(a, b, { weapon = "throwing_knife" }) end, "WEST-JAM-05")
    next_turn()
    t.no(shoot(a, b, { weapon = "sixgun" }).hit)
  end,
}
