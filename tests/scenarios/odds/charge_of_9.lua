-- A charge of 9 inches on two dice: plain, thrown again as a whole, or with the
-- dice that the player likes to throw again.
local function whole() return dice.roll "2d6" >= 9 end

local function chosen()
  local a, b = dice.d6(), dice.d6()
  local again = choose("again", { "none", "first", "second", "both" })
  if again == "first" or again == "both" then a = dice.d6() end
  if again == "second" or again == "both" then b = dice.d6() end
  return a + b >= 9
end

scenario "one throw, a second throw of both, the best dice again" {
  run = function(t)
    t.odds(whole, "5/18")
    t.odds(function() return whole() or whole() end, "155/324")
    t.equal(best(chosen):fraction(), "41/72")
    t.equal(#best(chosen).decisions, 4)
  end,
}

-- Thrown again whether or not it was enough, it is as good as one throw.
scenario "a choice is answered as the question says, else by its default" {
  run = function(t)
    t.odds(chosen, "5/18")
    t.equal(odds(chosen, { choices = { again = "both" } }):fraction(), "5/18")
    t.equal(odds(chosen, { choices = { again = "first" } }):fraction(), "5/18")
  end,
}

-- 13 of two dice cannot be; an estimate does not know that.
scenario "what cannot be is impossible, and an estimate agrees with the exact chance" {
  run = function(t)
    t.equal(tostring(odds(function() return dice.roll "2d6" >= 13 end)), "impossible")
    t.equal(tostring(simulate(function() return dice.roll "2d6" >= 13 end, 500)):find("impossible", 1, true), nil)
    for text, want in pairs { ["2d6"] = { "5/12", 5 / 12 }, ["3d6kh2"] = { "49/72", 49 / 72 } } do
      local f = function() return dice.roll(text) >= 8 end
      t.odds(f, want[1])
      local low, high = simulate(f, 4000):interval(true)
      t.yes(low < want[2] and want[2] < high)
    end
  end,
}
