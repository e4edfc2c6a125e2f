-- dice.check and dice.pool: needs, modifiers and re-rolls, with exact chances.
local function check(need, o)
  return function() return dice.check(need, o) end
end
local function hits(k, n, need, o)
  return function() return dice.pool(n, need, o) == k end
end

scenario "a re-roll is judged after modifiers, or by the natural die" {
  covers = { "PIL-DICE-06" },
  run = function(t)
    for _, timing in ipairs { "after", "before" } do
      t.odds(check(3, { reroll = "fails", timing = timing }), "8/9")
    end
    t.odds(check(4, { plus = 1, reroll = "fails" }), "8/9")
    t.odds(check(4, { plus = 1, reroll = "fails", timing = "after" }), "8/9")
    t.odds(check(4, { plus = 1, reroll = "fails", timing = "before" }), "5/6")
    t.odds(check(4, { plus = 1, reroll = "any", timing = "before" }), "8/9")    -- the player chooses
    t.odds(hits(2, 2, 4, { plus = 1, reroll = "fails", timing = "before" }), "25/36")
  end,
}

scenario "a face that fails whatever is added" {
  covers = { "PIL-DICE-03", "PIL-DICE-04" },
  run = function(t)
    t.odds(check(2, { natural = 4 }), "1/2")
    t.odds(check(2, { natural = 4, plus = 3 }), "1/2")
    t.odds(check(6, { natural = 4, plus = 1 }), "1/3")
    t.odds(check(2, { plus = 9 }), "5/6")             -- a 1 fails
    t.odds(check(2, { plus = 9, natural = 1 }), "1")
    t.odds(hits(2, 2, 2, { natural = 4 }), "1/4")
  end,
}

scenario "three kinds of re-roll for ten dice" {
  covers = { "PIL-DICE-06" },
  run = function(t)
    t.odds(hits(10, 10, 4), "1/1024")
    t.odds(hits(10, 10, 4, { reroll = "fails" }), "59049/1048576")
    t.odds(hits(10, 10, 4, { reroll = "fails", rerolls = 10 }), "59049/1048576")
    t.odds(hits(10, 10, 4, { reroll = "fails", rerolls = 1 }), "3/512")
    t.odds(hits(10, 10, 4, { rerolls = 1 }), "3/512") -- of a failed die, if nothing is said
    t.odds(hits(5, 10, 4, { rerolls = 1 }), "231/1024")
    t.odds(hits(10, 10, 4, { rerolls = 0, reroll = "fails" }), "1/1024")
    t.odds(hits(2, 2, 4, { reroll = "ones", rerolls = 1 }), "1/3")
  end,
}

-- Binomial(10, 7/12): its mean is 35/6.
scenario "ten dice on 4+, ones thrown again" {
  run = function(t)
    local want = { [0] = "9765625/61917364224", "68359375/30958682112", "95703125/6879707136", "133984375/2579890176",
      "1313046875/10319560704", "367653125/1719926784", "2573571875/10319560704", "514714375/2579890176",
      "720600125/6879707136", "1008840175/30958682112", "282475249/61917364224" }
    for k = 0, 10 do
      t.odds(hits(k, 10, 4, { reroll = "ones" }), want[k])
    end
    t.odds(function() return dice.pool(10, 4, { reroll = "ones" }) <= 10 end, "1")
  end,
}

scenario "ones on 3+, fails on 3+, fails on 6+" {
  run = function(t)
    t.odds(check(3, { reroll = "ones" }), "7/9")
    t.odds(check(3, { reroll = "fails" }), "8/9")
    t.odds(check(6, { reroll = "fails" }), "11/36")
  end,
}

scenario "a 6 and then 4+, as two tests" {
  run = function(t)
    t.odds(function() return dice.check(6, { plus = 1 }) and dice.check(4, { plus = 1 }) end, "2/9")
    t.odds(function() return dice.check(6, { reroll = "fails" }) and dice.check(4, { reroll = "fails" }) end, "11/48")
  end,
}

scenario "a need of 7 is a 6 and then 4 or more, and one re-roll is one die" {
  covers = { "PIL-DICE-05", "PIL-DICE-06" },
  run = function(t)
    t.odds(check(7), "1/12")
    t.odds(check(9), "1/36")
    t.odds(check(6, { plus = -9 }), "1/36")
    t.odds(check(7, { reroll = "fails" }), "7/36")
    t.odds(hits(1, 1, 7, { reroll = "fails" }), "7/36")
    t.odds(hits(0, 3, 8), "4913/5832")                -- 17/18 three times
  end,
}

scenario "twenty dice on 3+" {
  run = function(t)
    t.odds(hits(13, 20, 3), "211681280/1162261467")
    t.odds(hits(14, 20, 3), "211681280/1162261467")
    t.odds(hits(20, 20, 3), "1048576/3486784401")
  end,
}

scenario "one to three dice on 4+" {
  run = function(t)
    for k, want in pairs { [0] = "7/24", [1] = "11/24", [2] = "5/24", [3] = "1/24" } do
      t.odds(function() return dice.pool(dice.d3(), 4) == k end, want)
    end
  end,
}

-- n dice on a need, what hits is saved on another: the chance of k losses.
local function losses(k, n, need, save)
  return function()
    local struck = dice.pool(n, need)
    return struck - dice.pool(struck, save) == k
  end
end

scenario "hits and saves" {
  run = function(t)
    t.odds(losses(0, 8, 4, 5), "256/6561")
    t.odds(losses(1, 8, 4, 5), "1024/6561")
    t.odds(losses(2, 8, 4, 5), "1792/6561")
    t.odds(losses(1, 8, 5, 5), "13176688/43046721")
    t.odds(losses(0, 8, 3, 5), "390625/43046721")
    t.odds(losses(0, 5, 5, 5), "16807/59049")
    t.odds(losses(0, 4, 3, 5), "625/6561")
    t.odds(losses(2, 4, 3, 5), "800/2187")
    t.odds(losses(0, 6, 4, 4), "729/4096")
    t.odds(losses(1, 4, 4, 4), "27/64")
    t.odds(losses(0, 12, 4, 4), "531441/16777216")
    t.odds(losses(0, 10, 5, 4), "9765625/60466176")
    t.odds(function() return dice.pool(dice.pool(8, 2), 3) == 8 end, "390625/43046721")
  end,
}

scenario "two sides strike at once" {
  run = function(t)
    local function dealt(n, need, save)
      local struck = dice.pool(n, need)
      return struck - dice.pool(struck, save)
    end
    t.odds(function() return dealt(8, 4, 5) > dealt(8, 4, 5) end, "1891232/4782969")
    t.odds(function() return dealt(8, 4, 5) == dealt(8, 4, 5) end, "1000505/4782969")
    t.odds(function() return dealt(8, 4, 5) > dealt(8, 5, 5) end, "6159876275/10460353203")
  end,
}

scenario "shots that hit, perhaps a man in the way, and wound" {
  run = function(t)
    local plain = { [3] = "1/3", [4] = "1/4", [5] = "1/6", [6] = "1/12" }
    local tougher = { [3] = "2/9", [4] = "1/6", [5] = "1/9", [6] = "1/18" }
    local hidden = { [3] = "1/6", [4] = "1/8", [5] = "1/12", [6] = "1/24" }
    for need = 3, 6 do
      t.odds(function() return dice.check(need) and dice.check(4) end, plain[need])
      t.odds(function() return dice.check(need) and dice.check(5) end, tougher[need])
      t.odds(function() return dice.check(need) and dice.check(4) and dice.check(4) end, hidden[need])
    end
  end,
}

scenario "six shots from the hip, and a gun that jams" {
  run = function(t)
    t.odds(function() return dice.pool(6, 6) >= 1 end, "31031/46656")
    t.odds(function() return dice.pool(6, 5) >= 1 end, "665/729")
    t.odds(function() return dice.d6() == 1 and dice.d6() == 1 end, "1/36")
    t.odds(function() return dice.d6() == 1 and dice.d6() <= 2 end, "1/18")
  end,
}

scenario "a 6 counts twice, or is one more die" {
  run = function(t)
    t.odds(hits(2, 1, 4, { explode = true }), "1/6")
    t.odds(hits(1, 1, 4, { explode = true }), "1/3")
    t.odds(hits(1, 1, 4, { explode = "die" }), "5/12")
    t.odds(hits(3, 2, 4, { explode = "die" }), "5/72")
    t.odds(hits(11, 1, 4, { explode = "die" }), "1/120932352")    -- ten sixes, and then 4+
  end,
}

scenario "dice of a pool fall together, then those thrown again, then second dice" {
  dice = { roll = { 6, 2, 6, 5, 3, 4, 1 } },          -- 6 2 6, the 2 again: 5; second dice 3 and 4, the 3 again: 1
  run = function(t)
    t.equal(dice.pool(3, 7, { reroll = "fails", rerolls = 2 }), 1)
  end,
}

scenario "what exploded falls last, ten times at most" {
  dice = { roll = { 6, 3, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 } },
  run = function(t)
    t.equal(dice.pool(2, 4, { explode = "die" }), 3)
    t.equal(dice.pool(1, 4, { explode = "die" }), 11)
  end,
}

scenario "no dice, no successes" {
  run = function(t)
    t.equal(dice.pool(0, 4), 0)
  end,
}
