-- A man 3" from a thin barrier across his way.
local function at_wall(height, kind)
  local red = band "cowboys"
  local wall = piece(kind or "wooden_fence", { line = { { 20, 0 }, { 20, 48 } }, width = 0.1, height = height, name = "the fence" })
  local man = red:add("cowboy", { name = "Slim", at = { 16.45, 24 } })
  return man, wall
end

for face, want in ipairs { { "fails", 0 }, { "plain", 0 }, { "plain", 0 }, { "plain", 0 }, { "plain", 0 }, { "easily", 3 } } do
  scenario("a jump that shows " .. face) {
    covers = { "WEST-JUMP-01" },
    dice = { jump = { face } },
    run = function(t)
      local man, wall = at_wall(1.75)
      move(man, { 19.45, 24 })
      t.equal(left(man), 3)
      local r = jump(man, wall)
      t.equal(r.row, want[1]) t.equal(r.left, want[2]) t.equal(left(man), want[2])
      t.equal(man.x, face == 1 and 19.45 or 20.55)
      if want[2] == 0 then t.refused(function() move(man, { 20.6, 26 }) end, "WEST-JUMP-01") end
    end,
  }
end

scenario "five men of six come over" {
  covers = { "WEST-JUMP-01" },
  run = function(t)
    local man, wall = at_wall(1.75)
    move(man, { 19.45, 24 })
    t.odds(function() jump(man, wall) return man.x > 20 end, "5/6")
    t.odds(function() return jump(man, wall).left > 0 end, "1/6")
  end,
}

scenario "walking is no jump, and one jumps what one touches" {
  covers = { "WEST-JUMP-01" },
  run = function(t)
    local man, wall = at_wall(1.75)
    t.refused(function() move(man, { 21, 24 }) end, "WEST-JUMP-01")
    t.refused(function() jump(man, wall) end, "WEST-JUMP-01")
  end,
}

scenario "two inches are jumped, more is climbed" {
  covers = { "WEST-JUMP-02" },
  dice = { jump = { 4 } },
  run = function(t)
    local man, wall = at_wall(2)
    move(man, { 19.45, 24 })
    t.equal(jump(man, wall).row, "plain")
  end,
}

scenario "a barrier of 2.1 inches" {
  covers = { "WEST-JUMP-02" },
  run = function(t)
    local man, wall = at_wall(2.1)
    move(man, { 19.45, 24 })
    t.refused(function() jump(man, wall) end, "WEST-JUMP-02")
  end,
}

scenario "an inch and a half is no obstacle" {
  covers = { "WEST-JUMP-03" },
  run = function(t)
    local man = at_wall(1.5)
    move(man, { 19.45, 24 })
    t.equal(left(man), 3)
    move(man, { 22.45, 24 })
    t.equal(left(man), 0)
  end,
}

scenario "a little more is one" {
  covers = { "WEST-JUMP-03" },
  run = function(t)
    local man = at_wall(1.6)
    t.refused(function() move(man, { 21, 24 }) end, "WEST-JUMP-01")
  end,
}

for _, c in ipairs { { 0.5, true }, { 0.6, false } } do
  scenario("with the limit at half an inch, a barrier of " .. c[1]) {
    covers = { "WEST-JUMP-03" },
    set = { ["rules.west.jump.ignored"] = 0.5 },
    run = function(t)
      local man = at_wall(c[1])
      if c[2] then
        move(man, { 22.45, 24 })
        t.equal(left(man), 0)
      else
        t.refused(function() move(man, { 22.45, 24 }) end, "WEST-JUMP-01")
      end
    end,
  }
end

scenario "a ditch costs its width, up to two inches" {
  covers = { "WEST-JUMP-01", "WEST-JUMP-02" },
  dice = { jump = { 6 } },
  run = function(t)
    local red = band "cowboys"
    local ditch = piece("ditch", { line = { { 20, 0 }, { 20, 48 } }, width = 2 })
    local wide = piece("ditch", { line = { { 30, 0 }, { 30, 48 } }, width = 2.1 })
    local man = red:add("cowboy", { at = { 18.5, 24 } })
    t.equal(jump(man, ditch).left, 4)
    t.equal(man.x, 21.5)
    local other = red:add("cowboy", { at = { 28.45, 24 } })
    t.refused(function() jump(other, wide) end, "WEST-JUMP-02")
  end,
}

scenario "a ditch that costs nothing" {
  covers = { "WEST-JUMP-01" },
  set = { ["rules.west.jump.cost"] = "none" },
  dice = { jump = { 6 } },
  run = function(t)
    local red = band "cowboys"
    local ditch = piece("ditch", { line = { { 20, 0 }, { 20, 48 } }, width = 2 })
    local man = red:add("cowboy", { at = { 18.5, 24 } })
    t.equal(jump(man, ditch).left, 6)
  end,
}
