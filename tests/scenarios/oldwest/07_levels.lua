-- A balcony with enemies on it, and a man at its foot who has gone as far as he must.
local function balcony(height, ...)
  local red, blue = band "cowboys", band "outlaws"
  local b = piece("balcony", { at = { 25, 24 }, size = { 10, 10 }, height = height, name = "the balcony" })
  local foes = {}
  for i, d in ipairs { ... } do             -- so far from the edge, the first right above him
    foes[i] = blue:add("rowdy", { name = "Foe " .. i, on = b, at = { 20.5 + d, 24 + (i - 1) * 0.2 } })
  end
  return red:add("sheriff", { name = "Slim", at = { 19.5, 24 } }), foes, b
end

scenario "he comes up against the nearest" {
  covers = { "WEST-LEVEL-01", "WEST-LEVEL-03" },
  dice = { climb = { 4 } },
  run = function(t)
    local man, foes, b = balcony(2.5, 0.9)
    local near = foes[1].band:add("rowdy", { name = "near", on = b, at = { 21, 22.7 } })
    put(man, { 19.5, 22.7 })
    climb(man, b)
    t.yes(man.in_melee) t.yes(near.in_melee) t.no(foes[1].in_melee)
    t.yes(man:touches(near))
    t.explains("WEST-LEVEL-01")
    t.equal(fighting(man), 1)
    next_turn()
    t.equal(fighting(man), 4)
  end,
}

scenario "nobody at the edge: no charge, even on a six" {
  covers = { "WEST-LEVEL-02" },
  dice = { climb = { 6 } },
  run = function(t)
    local man, foes, b = balcony(1, 1.5)
    t.equal(climb(man, b).left, 4)
    t.no(man.in_melee)
    t.refused(function() charge(man, foes[1]) end, "WEST-LEVEL-02")
    next_turn()
    charge(man, foes[1])
    t.yes(man.in_melee)
  end,
}

scenario "a man lying at the edge holds nobody up" {
  covers = { "WEST-LEVEL-01" },
  dice = { climb = { 6 } },
  run = function(t)
    local man, foes, b = balcony(2.5)
    local jake = band "lawmen":add("rowdy", { prone = true, on = b, at = { 22, 24 } })
    climb(man, b)
    t.no(man.in_melee)
  end,
}

scenario "who does not win falls off" {
  covers = { "WEST-LEVEL-04" },
  dice = { climb = { 3, 3 }, bout = { 2, 5 }, wound = { 1, 1, 2, 3, 3 } },
  run = function(t)
    local man, foes, b = balcony(4, 0.6)
    climb(man, b)
    next_turn()
    climb(man, b)
    t.yes(man.in_melee)
    t.no(fight(man).won)
    -- One blow of the winner, and four hits for four inches.
    t.yes(man.prone) t.yes(man.x < 20) t.no(man.in_melee) t.no(foes[1].in_melee)
    t.explains("WEST-LEVEL-04") t.explains("WEST-FALL-02")
  end,
}

scenario "he stays up, where that is played" {
  covers = { "WEST-LEVEL-04" },
  set = { ["rules.west.melee.climber_falls"] = false },
  dice = { climb = { 4 }, bout = { 2, 5 }, wound = { 1 } },
  run = function(t)
    local man, foes, b = balcony(2.5, 0.6)
    climb(man, b)
    fight(man)
    t.no(man.prone) t.yes(man.in_melee)
  end,
}

scenario "with Fighting 1 he loses ties" {
  covers = { "WEST-LEVEL-03" },
  run = function(t)
    local man, foes, b = balcony(2.5, 0.6)
    -- Six climbs of five come up; of 36 pairs of dice 15 are higher, 6 are ties.
    t.odds(function()
      climb(man, b)
      return man.in_melee and fight(man).won
    end, "25/72")
  end,
}

-- Who goes away from a fight is out of it: up, down, over, or on his belly.
scenario "he climbs down again, and fights nobody from there" {
  covers = { "WEST-LEVEL-01", "WEST-OBST-03" },
  dice = { climb = { 4, 4 } },
  run = function(t)
    local man, foes, b = balcony(2.5, 0.6)
    climb(man, b)
    t.yes(man.in_melee)
    next_turn()
    climb(man, b)
    t.no(man.in_melee) t.no(foes[1].in_melee)
    t.refused(function() fight(man) end, "WEST-OBST-03")
  end,
}

scenario "he jumps down from a fight" {
  covers = { "WEST-FALL-01", "WEST-OBST-03" },
  dice = { climb = { 4 } },
  run = function(t)
    local man, foes, b = balcony(2, 0.6)
    climb(man, b)
    next_turn()
    drop(man, { 19.5, 24 })
    t.no(man.in_melee) t.no(foes[1].in_melee)
  end,
}

scenario "who charges somebody else takes his old enemy into no new fight" {
  covers = { "WEST-OBST-03" },
  run = function(t)
    local red, blue = band "cowboys", band "outlaws"
    local man = red:add("cowboy", { at = { 20, 24 } })
    local a, b = blue:add("rowdy", { at = { 21, 24 } }), blue:add("rowdy", { at = { 16, 24 } })
    charge(man, a)
    next_turn()
    charge(man, b)
    t.yes(man.in_melee) t.yes(b.in_melee) t.no(a.in_melee)
  end,
}

scenario "crawling away" {
  covers = { "WEST-PRONE-04", "WEST-OBST-03" },
  run = function(t)
    local red, blue = band "cowboys", band "outlaws"
    local man = red:add("cowboy", { prone = true, at = { 20, 24 } })
    local a = blue:add("rowdy", { at = { 23, 24 } })
    charge(a, man)
    next_turn()
    move(man, { 18, 24 })
    t.no(man.in_melee) t.no(a.in_melee)
  end,
}
