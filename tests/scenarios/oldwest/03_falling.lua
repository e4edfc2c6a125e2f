local function on_edge(height, walked)
  local red = band "cowboys"
  local roof = piece("platform", { at = { 25, 24 }, size = { 10, 10 }, height = height })
  local man = red:add("cowboy", { name = "Slim", on = roof, at = { 20.5 + (walked or 0), 24 } })
  if walked then move(man, { 20.5, 24 }) end
  return man, roof
end

scenario "three inches, down a platform, three more" {
  covers = { "WEST-FALL-01" },
  run = function(t)
    local man = on_edge(1.5, 3)
    t.equal(left(man), 3)
    drop(man, { 19.5, 24 })
    t.equal(left(man), 3)
    move(man, { 16.5, 24 })
    t.equal(left(man), 0) t.yes(man.alive) t.no(man.prone)
  end,
}

scenario "two inches are free" {
  covers = { "WEST-FALL-01" },
  run = function(t)
    local man = on_edge(2)
    drop(man, { 19.5, 24 })
    t.equal(left(man), 6) t.no(man.prone)
  end,
}

for _, c in ipairs { { 2.1, 2 }, { 2.5, 2 }, { 3, 3 }, { 4.9, 4 } } do
  scenario("a jump from " .. c[1] .. " inches") {
    covers = { "WEST-FALL-02", "WEST-FALL-01" },
    dice = { wound = { unpack({ 1, 2, 3, 1 }, 1, c[2]) } },
    run = function(t)
      local man = on_edge(c[1])
      drop(man, { 19.5, 24 })
      t.yes(man.prone) t.yes(man.alive) t.equal(left(man), 0)
    end,
  }
end

scenario "three hits of Strength 3, one wounds" {
  covers = { "WEST-FALL-02" },
  dice = { wound = { 4, 3, 2 } },
  run = function(t)
    local roof = piece("platform", { at = { 25, 24 }, size = { 10, 10 }, height = 3 })
    local man = band("cowboys"):add("cowboy", { hp = 2, on = roof, at = { 20.5, 24 } })
    drop(man, { 19.5, 24 })
    t.equal(man.hp, 1) t.yes(man.prone)
  end,
}

scenario "the odds of living through three inches" {
  covers = { "WEST-FALL-02" },
  run = function(t)
    local man = on_edge(3)
    t.odds(function() drop(man, { 19.5, 24 }) return man.alive end, "1/8")
  end,
}

scenario "fractions of an inch rounded up" {
  covers = { "WEST-FALL-02" },
  set = { ["rules.west.fall.rounding"] = "up" },
  dice = { wound = { 1, 1, 1 } },
  run = function(t)
    local man = on_edge(2.5)
    drop(man, { 19.5, 24 })
    t.yes(man.alive)
  end,
}

scenario "no roll to jump down, and what is left of the Move is lost" {
  covers = { "WEST-FALL-03" },
  dice = { wound = { 1, 1, 1 } },
  run = function(t)
    local man = on_edge(3, 2)
    t.equal(left(man), 4)
    t.refused(function() move(man, { 19.5, 24 }) end, "WEST-FALL-02")
    drop(man, { 19.5, 24 })
    t.equal(left(man), 0)
    t.refused(function() move(man, { 18.5, 24 }) end, "WEST-PRONE-01")
  end,
}

scenario "one goes down at the edge" {
  covers = { "WEST-FALL-01" },
  run = function(t)
    local man, roof = on_edge(2)
    t.refused(function() drop(man, { 15, 24 }) end, "WEST-FALL-01")
    local far = band "lawmen":add("sheriff", { on = roof, at = { 24, 24 } })
    t.refused(function() drop(far, { 19.5, 24 }) end, "WEST-FALL-01")
  end,
}
