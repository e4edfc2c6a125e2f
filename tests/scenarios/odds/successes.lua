-- How many of n dice succeed: means and deviations that are binomial.
local function thrown(...)
  local needs = { ... }
  return odds(function()
    local n = needs[1]
    for i = 2, #needs do n = dice.pool(n, needs[i]) end
    return n
  end)
end

scenario "one test after another: mean and deviation" {
  run = function(t)
    for _, row in ipairs {
      { thrown(20, 3), 40 / 3, 40 / 9 },
      { thrown(20, 3, 4), 20 / 3, 40 / 9 },
      { thrown(20, 3, 5), 40 / 9, 280 / 81 },
      { thrown(8, 2, 3), 40 / 9, 160 / 81 },
    } do
      local d, mean, variance = row[1], row[2], row[3]
      t.equal(d:mean(), mean)
      t.equal(d:sd() * d:sd(), variance)
    end
  end,
}

scenario "twenty dice on 3+" {
  run = function(t)
    local d = thrown(20, 3)
    for k, want in pairs { [12] = "171991040/1162261467", [13] = "211681280/1162261467", [14] = "211681280/1162261467",
      [15] = "169345024/1162261467", [20] = "1048576/3486784401" } do
      t.equal(d:fraction(k), want)
    end
    t.equal(d:fraction(21), "0")
  end,
}

scenario "five of ten at one in four, thirty-two of fifty at one in two" {
  run = function(t)
    local quarter = function() return dice.check(4) and dice.check(4) and 1 or 0 end
    t.equal(odds { steps = { quarter, times = 10 } }:fraction(5), "15309/262144")
    t.equal(thrown(50, 4):fraction(32), "18053528883775/1125899906842624")
  end,
}

scenario "ten dice on 4+, ones thrown again, hit ten times at most" {
  run = function(t)
    local d = odds(function() return dice.pool(10, 4, { reroll = "ones" }) end)
    t.equal(d:mean(), 35 / 6)
    t.equal(d:sd() * d:sd(), 10 * 7 / 12 * 5 / 12)
    t.equal(#d:outcomes(), 11)
  end,
}

-- One die of the whole volley is thrown again, the other two kinds are binomial.
scenario "three kinds of re-roll have three distributions" {
  run = function(t)
    local function six(o) return odds(function() return dice.pool(6, 4, o) end) end
    local fails, ones, single = six { reroll = "fails" }, six { reroll = "ones" }, six { rerolls = 1 }
    t.equal(fails:mean(), 6 * 3 / 4)
    t.equal(ones:mean(), 6 * 7 / 12)
    t.equal(single:mean(), 3 + 63 / 64 / 2)
    t.equal(fails:fraction(6), "729/4096")
    t.equal(ones:fraction(6), "117649/2985984")
    t.equal(single:fraction(6), "1/16")
    t.equal(single:fraction(0), "1/128")
  end,
}
