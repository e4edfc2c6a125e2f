-- Damage on models with several wounds: what is left over is lost, or goes on to
-- the next model. The wounds of the front model are state that the attacks share.
local function wounded(s, damage, wounds, spills)
  local kills = 0
  s.left = s.left - damage
  while s.left <= 0 do
    kills, s.left = kills + 1, spills and s.left + wounds or wounds
  end
  return kills
end

-- 3+ to hit, 5+ to save: 4/9 get through.
local function gets_through() return dice.check(3) and not dice.check(5) end

local function volley(spills)
  return odds {
    steps = { function(s) return gets_through() and wounded(s, dice.d6(), 2, spills) or 0 end, times = 6 },
    state = { left = 2 },
  }
end

scenario "six attacks of d6 damage deal 28/3" {
  run = function(t)
    local d = odds { steps = { function() return gets_through() and dice.d6() or 0 end, times = 6 } }
    t.equal(d:mean(), 28 / 3)
    t.equal(d:fraction(0), "15625/531441")
  end,
}

scenario "kills among men of two wounds, the rest of the damage lost" {
  run = function(t)
    local d = volley(false)
    t.equal(d:mean(), 877724512 / 387420489)
    t.equal(d:fraction(0), "3125/59049")
    t.equal(d:fraction(3), "417488/1594323")
    t.equal(d:fraction(6), "1000000/387420489")
  end,
}

scenario "kills among men of two wounds, the rest of the damage on the next" {
  run = function(t)
    local d = volley(true)
    t.equal(d:mean(), 2351104 / 531441)
    t.equal(d:fraction(0), "3125/59049")
    t.equal(d:fraction(3), "57703048/387420489")
  end,
}

-- Hit on 2+, a 6 hits twice; 4+ wounds, a 6 past the save of 2+; 2 damage on men
-- of one wound. By the switch the second point of damage is lost, or goes on to
-- the next man: of every wound, or of those past the save alone.
local rows = { [1] = "none", [4] = "wound", [6] = "past the save" }
local readings = { lost = {}, past = { ["past the save"] = true }, all = { ["past the save"] = true, wound = true } }

local function kills(spills)
  return odds {
    steps = { function()
      local n = 0
      for _ = 1, dice.pool(1, 2, { explode = true }) do
        local row = dice.row(rows)
        if row == "past the save" or row == "wound" and not dice.check(2) then
          n = n + (spills[row] and 2 or 1)
        end
      end
      return n
    end, times = 6 },
  }
end

scenario "a switch says whether damage goes on to the next man" {
  run = function(t)
    t.equal(kills(readings.lost):mean(), 4 / 3)
    t.equal(kills(readings.past):mean(), 7 / 3)
    t.equal(kills(readings.all):mean(), 8 / 3)
    for _, spills in pairs(readings) do
      t.equal(kills(spills):fraction(0), "48551226272641/205891132094649")
    end
    t.equal(kills(readings.past):fraction(2), "20167903372594/68630377364883")
  end,
}

scenario "sweep sets the readings side by side" {
  run = function(t)
    local two = sweep {
      spills = { 1, 2 },
      measure = function(p)
        local past, plain = 0, 0
        for _ = 1, 2 do
          local row = dice.row(rows)
          if row == "past the save" then past = past + p.spills end
          if row == "wound" and not dice.check(2) then plain = plain + 1 end
        end
        return past + plain
      end,
    }.rows
    t.equal(two[1].value, 2 * 2 / 9)
    t.equal(two[2].value, 2 * 7 / 18)
    t.equal(two[2].difference, 1 / 3)
  end,
}

-- 3+, 4+, no save on 5+, d6 damage, men of three wounds.
scenario "ten attacks fell three men of three wounds" {
  run = function(t)
    local attack = function(s)
      return dice.check(3) and dice.check(4) and not dice.check(5) and wounded(s, dice.d6(), 3) or 0
    end
    for n, want in pairs { [10] = 0.19385747118443927, [20] = 0.6530503041069818, [40] = 0.9770518792847334 } do
      local d = odds { steps = { attack, times = n }, state = { left = 3 } }
      t.yes(math.abs(d:at_least(3) - want) < 1e-12)
    end
  end,
}
