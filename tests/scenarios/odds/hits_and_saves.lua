-- Dice that hit, hits that are saved: whole distributions by odds(), against
-- values from convolution and from one binomial.
local function losses(n, need, save)
  local struck = dice.pool(n, need)
  return struck - dice.pool(struck, save)
end

-- The sum of all chances.
local function total(d)
  local sum = 0
  for _, o in ipairs(d:outcomes()) do sum = sum + o.p end
  return sum
end

scenario "losses of a volley: the mean, and the chance of none to three" {
  run = function(t)
    for _, row in ipairs {
      { 8, 4, 5, 8 / 3, { "256/6561", "1024/6561", "1792/6561", "1792/6561" } },
      { 8, 5, 5, 16 / 9, { "5764801/43046721", "13176688/43046721", "13176688/43046721", "7529536/43046721" } },
      { 8, 3, 5, 32 / 9, { "390625/43046721", "2500000/43046721", "7000000/43046721", "11200000/43046721" } },
      { 5, 5, 5, 10 / 9, { "16807/59049", "24010/59049", "13720/59049", "3920/59049" } },
      { 4, 3, 5, 16 / 9, { "625/6561", "2000/6561", "800/2187", "1280/6561" } },
      { 6, 4, 4, 3 / 2, { "729/4096", "729/2048", "1215/4096", "135/1024" } },
      { 4, 4, 4, 1, { "81/256", "27/64", "27/128", "3/64" } },
      { 12, 4, 4, 3, { "531441/16777216", "531441/4194304", "1948617/8388608", "1082565/4194304" } },
      { 10, 5, 4, 5 / 3, { "9765625/60466176", "9765625/30233088", "1953125/6718464", "390625/2519424" } },
    } do
      local n, need, save, mean, chances = row[1], row[2], row[3], row[4], row[5]
      local d = odds(function() return losses(n, need, save) end)
      t.yes(d.exact)
      t.equal(#d:outcomes(), n + 1)
      t.equal(total(d), 1)
      t.equal(d:mean(), mean)
      for k, want in ipairs(chances) do
        t.equal(d:fraction(k - 1), want)
      end
    end
  end,
}

scenario "a volley asked die by die is the volley asked at once" {
  run = function(t)
    local at_once = odds(function() return losses(8, 4, 5) end)
    local one = function() return dice.check(4) and not dice.check(5) and 1 or 0 end
    local in_steps = odds { steps = { one, times = 8 } }
    for k = 0, 8 do
      t.equal(in_steps:fraction(k), at_once:fraction(k))
    end
  end,
}

local function melee(mine, theirs)
  return odds(function()
    local dealt, suffered = losses(8, mine, 5), losses(8, theirs, 5)
    return dealt > suffered and "won" or dealt < suffered and "lost" or "drawn"
  end)
end

scenario "eight warriors against eight: as often won as lost" {
  run = function(t)
    local d = melee(4, 4)
    t.equal(d:fraction "won", "1891232/4782969")
    t.equal(d:fraction "lost", "1891232/4782969")
    t.equal(d:fraction "drawn", "1000505/4782969")
  end,
}

-- The guards have two dice each and are hit on 5+.
scenario "four guards against eight warriors" {
  run = function(t)
    local d = melee(4, 5)
    t.equal(d:fraction "won", "6159876275/10460353203")
    t.equal(d:fraction "drawn", "6152377856/31381059609")
    t.equal(d:fraction "lost", "6749052928/31381059609")
  end,
}

scenario "six shots from the hip" {
  run = function(t)
    local d = odds(function() return dice.pool(6, 6) end)
    t.equal(d:fraction(0), "15625/46656")
    t.equal(d:mean(), 1)
  end,
}
