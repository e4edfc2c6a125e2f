-- dice.opposed: the highest die wins. dice.row: a table by one die.
local function duel(want, a, b, o)
  return function() return dice.opposed(a, b, o) == want end
end

scenario "the higher fight value wins a tie" {
  run = function(t)
    local win = { ties = "win" }
    t.odds(duel("win", 1, 1, win), "7/12")
    t.odds(duel("win", 2, 1, win), "161/216")
    t.odds(duel("win", 2, 2, win), "791/1296")
    t.odds(duel("win", 3, 2, win), "5593/7776")
    t.odds(duel("lose", 1, 2, { ties = "lose" }), "161/216")
    t.odds(duel("win", 2, 1, { ties = "lose" }), "125/216")
  end,
}

scenario "a tie is decided by one more die, or stands" {
  run = function(t)
    t.odds(duel("win", 2, 2, { ties = { 2, 3 } }), "2087/3888")
    t.odds(duel("win", 2, 1, { ties = { 1, 2 } }), "143/216")
    t.odds(duel("win", 1, 1, { ties = { 3, 6 } }), "1/2")
    t.odds(duel("tie", 1, 1), "1/6")
    t.odds(duel("tie", 1, 1, { ties = "tie" }), "1/6")
    t.odds(duel("tie", 1, 1, { ties = { 0, 2 } }), "0")
  end,
}

scenario "a weapon that makes winning harder" {
  run = function(t)
    t.odds(duel("win", 1, 1, { plus = -1, ties = "win" }), "5/12")
    t.odds(duel("win", 1, 1, { plus = 1 }), "7/12")
  end,
}

scenario "first the dice of the one, then those of the other, then the die of the tie" {
  dice = { roll = { 2, 5, 5, 1, 3, 4, 4, 2 } },
  run = function(t)
    t.equal(dice.opposed(2, 2, { ties = { 2, 3 } }), "win")     -- 3 or more
    t.equal(dice.opposed(1, 1, { ties = { 2, 3 } }), "lose")
  end,
}

scenario "a row holds from its number to the next" {
  run = function(t)
    local rows = { [1] = "misfire", [2] = "miss", [4] = "hit" }
    local function row(want, plus)
      return function() return dice.row(rows, plus) == want end
    end
    t.odds(row("misfire"), "1/6")
    t.odds(row("miss"), "1/3")
    t.odds(row("hit"), "1/2")
    t.odds(row("misfire", -1), "1/3")
    t.odds(row("misfire", 1), "0")
    t.odds(row("hit", 9), "1")
    t.odds(row("misfire", -9), "1")
  end,
}

scenario "a list is a row for each number, the last for what is above" {
  dice = { roll = { 1, 6, 6 } },
  run = function(t)
    local list = { "one", "two", "three", "four", "five", { "six" } }
    t.equal(dice.row(list), "one")
    t.equal(dice.row(list)[1], "six")
    t.equal(dice.row(list, 3)[1], "six")
  end,
}

scenario "a shot that forces losses by the quality of the unit" {
  run = function(t)
    for loses, want in pairs { [2] = "1/9", [3] = "1/6", [4] = "2/9" } do
      local rows = { [1] = "loses", [loses + 1] = "falls back" }
      t.odds(function() return dice.check(5) and dice.row(rows) == "loses" end, want)
    end
  end,
}

scenario "rows that a die chose" {
  run = function(t)
    t.odds(function()
      return dice.row(dice.check(5) and { "out", [6] = "down" } or { "down", [6] = "out" }) == "out"
    end, "7/18")
  end,
}
