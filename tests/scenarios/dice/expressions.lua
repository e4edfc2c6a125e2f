-- Dice expressions: exact chances, and what falls in which order.
local function at_least(n, text)
  return function() return dice.roll(text) >= n end
end

scenario "sums of two dice" {
  covers = { "PIL-DICE-01" },
  run = function(t)
    t.odds(at_least(8, "2d6"), "5/12")
    t.odds(at_least(9, "2d6"), "5/18")
    t.odds(at_least(13, "2d6"), "0")                  -- cannot be
    t.odds(at_least(13, "2d6+1"), "1/36")
    t.odds(at_least(11, "2d6-d3"), "1/108")
    t.odds(at_least(9, "d6+d3"), "1/18")
    t.odds(function() return dice.roll("10d6") == 35 end, "7631/104976")
  end,
}

scenario "all of a charge roll thrown again" {
  run = function(t)
    t.odds(function() return dice.roll("2d6") >= 9 or dice.roll("2d6") >= 9 end, "155/324")
  end,
}

scenario "three dice, the two highest count" {
  run = function(t)
    t.odds(at_least(8, "3d6kh2"), "49/72")
    t.odds(at_least(9, "3d6kh2"), "113/216")
    t.odds(at_least(9, "3d6dl1"), "113/216")
    t.odds(at_least(6, "3d6kl2"), "103/216")          -- 5 or less is as likely as 9 or more above
  end,
}

scenario "a sum of two dice and a value against 10" {
  run = function(t)
    local want = { [2] = "5/12", [3] = "7/12", [4] = "13/18", [5] = "5/6", [6] = "11/12", [7] = "35/36" }
    for value = 2, 7 do
      t.odds(function() return dice.roll("2d6") + value >= 10 end, want[value])
    end
  end,
}

scenario "ones thrown again, sixes thrown once more" {
  covers = { "PIL-DICE-02" },
  run = function(t)
    t.odds(at_least(4, "d6r1"), "7/12")
    t.odds(at_least(4, "d6r1r2r3"), "3/4")
    t.odds(at_least(7, "d6!"), "1/6")
    t.odds(at_least(61, "d6!"), "1/60466176")         -- ten sixes and whatever follows
    t.odds(at_least(13, "2d6!"), "1/6")
    t.odds(at_least(2, "d3"), "2/3")
    t.odds(at_least(2, "d3r1"), "8/9")
  end,
}

scenario "thrown again, then exploded, then the highest, then the sum" {
  dice = { roll = { 1, 2, 4, 6, 3 } },                -- the 1 becomes a 6, and 9 with the 3
  run = function(t)
    t.equal(dice.roll("3d6kh2!r1"), 13)
  end,
}

scenario "what is no expression is told at once" {
  run = function(t)
    for _, text in ipairs { "1d1!", "3d6kh2dl1", "8d4kh4!", "1000000d1000000", "10000d10000!1", "d6!!", "3d6kh0", "3d6k2", "7", "" } do
      t.fails(function() dice.roll(text) end, "E-ARG")
    end
  end,
}
