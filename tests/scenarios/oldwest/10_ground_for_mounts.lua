local function on(what, o)
  local red = band "cowboys"
  local kit = { name = "Slim", at = { 10, 24 } }
  if what ~= "foot" then kit.mount = what end
  return red:add("cowboy", kit), red
end

for what, far in pairs { foot = 3, mule = 4, horse = 2.5 } do
  scenario("difficult ground: " .. what) {
    covers = { "WEST-TERR-01" },
    run = function(t)
      piece("rubble", { at = { 20, 24 }, size = { 30, 30 } })
      local m = on(what)
      t.refused(function() move(m, { 10.1 + far, 24 }) end, "WEST-TERR-01")
      move(m, { 10 + far, 24 })
      t.equal(left(m), 0)
    end,
  }
end

scenario "six inches in the open, then rubble" {
  covers = { "WEST-TERR-01" },
  run = function(t)
    piece("rubble", { at = { 26, 24 }, size = { 20, 20 } })
    local m = on "horse"
    move(m, { 17, 24 })
    t.equal(left(m), 0)
  end,
}

for _, c in ipairs { { "horse", 1.5, nil }, { "horse", 1.6, "WEST-MJUMP-01" }, { "mule", 1.5, nil }, { "mule", 1.6, "WEST-TERR-03" } } do
  scenario("a " .. c[1] .. " and a fence of " .. c[2]) {
    covers = { "WEST-TERR-02", "WEST-TERR-03" },
    run = function(t)
      piece("wooden_fence", { line = { { 14, 10 }, { 14, 40 } }, width = 0.1, height = c[2] })
      local m = on(c[1])
      if c[3] then
        t.refused(function() move(m, { 16, 24 }) end, c[3])
      else
        move(m, { 16, 24 })
        t.equal(m.x, 16)
      end
    end,
  }
end

scenario "a ditch of 1.6 inches stops a mule" {
  covers = { "WEST-TERR-03" },
  run = function(t)
    local d = piece("ditch", { line = { { 14, 10 }, { 14, 40 } }, width = 1.6 })
    local m = on "mule"
    t.refused(function() move(m, { 16, 24 }) end, "WEST-TERR-03")
    put(m, { 12.4, 24 })
    t.refused(function() jump(m, d) end, "WEST-TERR-03")
  end,
}

for _, c in ipairs { { "wooden_fence", 2, true }, { "wooden_fence", 2.1 }, { "ditch", 4, true }, { "ditch", 4.1 } } do
  scenario("a horse at a " .. c[1] .. " of " .. c[2] .. " inches") {
    covers = { "WEST-TERR-04" },
    dice = c[3] and { jump = { 6 } } or nil,
    run = function(t)
      local ditch = c[1] == "ditch"
      local w = ditch and c[2] or 0.1
      local p = piece(c[1], { line = { { 14, 10 }, { 14, 40 } }, width = w, height = not ditch and c[2] or nil })
      local m = on "horse"
      put(m, { 14 - w / 2 - 0.8, 24 })
      if c[3] then
        t.equal(jump(m, p).row, "easily")
      else
        t.refused(function() jump(m, p) end, "WEST-TERR-04")
      end
    end,
  }
end

scenario "doors" {
  covers = { "WEST-TERR-06" },
  run = function(t)
    piece("door", { line = { { 14, 22 }, { 14, 26 } }, width = 0.1 })
    local m, red = on "horse"
    t.refused(function() move(m, { 16, 24 }) end, "WEST-TERR-06")
    local foot = red:add("cowboy", { at = { 13, 25 } })
    move(foot, { 16, 25 })
    local saloon = piece("swing_doors", { line = { { 8, 22 }, { 8, 26 } }, width = 0.1 })
    move(m, { 6, 24 })
    t.equal(m.x, 6)
  end,
}

for _, c in ipairs { { 1, "fails", 0 }, { 2, "easily", 4.2 } } do
  scenario("a ditch 1.8 inches wide on a " .. c[1]) {
    covers = { "WEST-MJUMP-01", "WEST-MJUMP-03" },
    dice = { jump = { c[1] } },
    run = function(t)
      local d = piece("ditch", { line = { { 15.7, 10 }, { 15.7, 40 } }, width = 1.8 })
      local m = on "horse"
      move(m, { 14, 24 })
      local r = jump(m, d)
      t.equal(r.row, c[2]) t.equal(r.left, c[3]) t.yes(m.mounted)
    end,
  }
end

-- What a jump shows, and whether the horse clears it.
local hard = {
  { "wooden_fence", 2, 3, true }, { "wooden_fence", 2, 2, false }, { "wooden_fence", 2, 6, true },
  { "ditch", 2, 2, true }, { "ditch", 3, 2, false }, { "ditch", 3, 3, true },
  { "wooden_fence", 1, 2, true, 0.5 }, { "wooden_fence", 1.2, 2, false, 0.5 },
}
for _, c in ipairs(hard) do
  scenario("a " .. c[1] .. " of " .. c[2] .. " inches on a " .. c[3]) {
    covers = { "WEST-MJUMP-02", "WEST-MJUMP-01" },
    set = c[5] and { ["rules.west.jump.ignored"] = c[5] } or nil,
    dice = { jump = { c[3] } },
    run = function(t)
      local ditch = c[1] == "ditch"
      local w = ditch and c[2] or 0.1
      local p = piece(c[1], { line = { { 14, 10 }, { 14, 40 } }, width = w, height = not ditch and c[2] or nil })
      local m = on "horse"
      put(m, { 14 - w / 2 - 0.8, 24 })
      t.equal(jump(m, p).row, c[4] and "easily" or "fails")
      t.equal(m.x > 14, c[4])
      t.yes(m.mounted)                    -- a 2 that becomes a 1 throws nobody
      if not c[4] then t.refused(function() move(m, { 5, 24 }) end, "WEST-JUMP-01") end
    end,
  }
end

scenario "a natural 1 at two inches: thrown" {
  covers = { "WEST-MJUMP-03", "WEST-THROWN-01" },
  dice = { jump = { 1 }, thrown = { 1 }, wound = { 4 } },
  run = function(t)
    local p = piece("wooden_fence", { line = { { 14, 10 }, { 14, 40 } }, width = 0.1, height = 2 })
    local m = on "horse"
    local horse = m.steed
    put(m, { 13.15, 24 })
    jump(m, p)
    t.no(m.mounted) t.yes(m.prone) t.yes(m.alive) t.yes(m:touches(horse))
    t.explains("WEST-MJUMP-02") t.explains("WEST-THROWN-01")
  end,
}

scenario "the odds at a hard jump" {
  covers = { "WEST-MJUMP-02", "WEST-MJUMP-03" },
  run = function(t)
    local p = piece("wooden_fence", { line = { { 14, 10 }, { 14, 40 } }, width = 0.1, height = 2 })
    local m = on "horse"
    put(m, { 13.15, 24 })
    t.odds(function() jump(m, p) return m.x > 14 end, "2/3")
    t.odds(function() jump(m, p) return not m.mounted end, "1/6")
    t.odds(function() jump(m, p) return not m.alive end, "1/108")     -- 1/6 x 1/6 x 1/3
  end,
}

-- Straight into the saddle.
local function roof(height, reach)
  local red = band "cowboys"
  local b = piece("balcony", { at = { 25, 24 }, size = { 10, 10 }, height = height, name = "the balcony" })
  local m = red:add("cowboy", { name = "Slim", on = b, at = { 24.5, 24 } })
  local h = red:add("horse", { name = "Star", owner = m, at = { 20 - 0.8 - reach, 24 } })
  return m, h, red
end

for _, c in ipairs { { 3, 1, true }, { 3.1, 1 }, { 3, 1.1 } } do
  scenario("from " .. c[1] .. " inches, the horse " .. c[2] .. " away") {
    covers = { "WEST-SADDLE-01" },
    dice = c[3] and { jump = { 3 } } or nil,
    run = function(t)
      local m, h = roof(c[1], c[2])
      if c[3] then
        t.equal(saddle_up(m, h).row, "plain")
        t.equal(m.steed, h)
      else
        t.refused(function() saddle_up(m, h) end, "WEST-SADDLE-01")
      end
    end,
  }
end

scenario "it is his own horse, and he stands on something" {
  covers = { "WEST-SADDLE-01" },
  run = function(t)
    local m, h, red = roof(3, 0.5)
    local other = red:add("horse", { at = { 19, 21 } })
    t.refused(function() saddle_up(m, other) end, "WEST-SADDLE-01")
    put(m, { 17, 24 })
    t.refused(function() saddle_up(m, h) end, "WEST-SADDLE-01")
  end,
}

for _, c in ipairs { { 3, "plain", 0 }, { 6, "easily", 3.333 } } do
  scenario("saddle up on a " .. c[1]) {
    covers = { "WEST-SADDLE-02" },
    dice = { jump = { c[1] } },
    run = function(t)
      local m, h = roof(3, 1)
      move(m, { 20.5, 24 })
      local r = saddle_up(m, h)
      t.equal(r.row, c[2]) t.equal(r.left, c[3]) t.yes(m.mounted) t.equal(m.x, h.x)
    end,
  }
end

scenario "he misses the saddle" {
  covers = { "WEST-SADDLE-02" },
  dice = { jump = { 1 }, wound = { 3, 2, 1 } },
  run = function(t)
    local m, h = roof(3, 1)
    move(m, { 20.5, 24 })
    saddle_up(m, h)
    t.no(m.mounted) t.yes(m.prone) t.yes(m.alive) t.equal(left(m), 0)
  end,
}

scenario "from two inches nobody is hurt" {
  covers = { "WEST-SADDLE-02" },
  dice = { jump = { 1 } },
  run = function(t)
    local m, h = roof(2, 1)
    saddle_up(m, h)
    t.no(m.mounted) t.no(m.prone) t.equal(left(m), 0)
  end,
}
