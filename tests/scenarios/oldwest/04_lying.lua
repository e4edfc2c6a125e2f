-- A man behind nothing, an enemy far off.
local function pair(o)
  local red, blue = band "cowboys", band "outlaws"
  local a = red:add("cowboy", o or {}, { name = "Slim", at = { 20, 24 } })
  local b = blue:add("rowdy", { name = "Jake", sixgun = true, at = { 28, 24 } })
  return a, b
end

for _, c in ipairs { { 3, true, 0 }, { 2, true, 0 }, { 3.5, false, 2.5 } } do
  scenario("lying down after " .. c[1] .. " inches") {
    covers = { "WEST-PRONE-01" },
    run = function(t)
      local man = pair()
      move(man, { 20, 24 - c[1] })
      if c[2] then
        lie(man)
        t.yes(man.prone)
        t.refused(function() move(man, { 20, 20 }) end, "WEST-PRONE-01")
      else
        t.refused(function() lie(man) end, "WEST-PRONE-01")
      end
      t.equal(left(man), c[3])
    end,
  }
end

scenario "in the open he is seen, behind a wall of an inch he is not" {
  covers = { "WEST-PRONE-02", "WEST-SPOT-01" },
  run = function(t)
    local man, jake = pair { prone = true }
    t.yes(jake:sees(man))
    t.yes(spot(jake, man).seen)
    t.equal(hidden_share(jake, man), 0)
    piece("low_wall", { line = { { 21, 20 }, { 21, 28 } }, width = 0.4, height = 1 })
    put(man, { 20.2, 24 })
    t.equal(hidden_share(jake, man), 100)
    t.no(jake:sees(man))
    t.no(spot(jake, man).seen)            -- no die either way
    t.refused(function() shoot(jake, man) end, "WEST-SHOOT-08")
  end,
}

scenario "standing up for half, and no lying down again" {
  covers = { "WEST-PRONE-03" },
  run = function(t)
    local man = pair { prone = true }
    t.equal(stand(man).left, 3)
    t.no(man.prone)
    move(man, { 20, 27 })
    t.equal(left(man), 0)
    t.refused(function() lie(man) end, "WEST-PRONE-01")
    t.refused(function() stand(man) end, "WEST-PRONE-03")
  end,
}

scenario "crawling two inches" {
  covers = { "WEST-PRONE-04" },
  run = function(t)
    local man = pair { prone = true }
    t.refused(function() move(man, { 20, 26.1 }) end, "WEST-PRONE-04")
    move(man, { 20, 25 })
    t.refused(function() stand(man) end, "WEST-PRONE-04")
    move(man, { 20, 26 })
    t.refused(function() move(man, { 20, 26.1 }) end, "WEST-PRONE-04")
  end,
}

scenario "crawling and then standing, where that is played" {
  covers = { "WEST-PRONE-04" },
  set = { ["rules.west.prone.crawl_then_stand"] = true },
  run = function(t)
    local man = pair { prone = true }
    move(man, { 20, 25 })
    t.equal(stand(man).left, 2)
  end,
}

scenario "he crawls behind his cover, and looks over it" {
  covers = { "WEST-PRONE-05" },
  run = function(t)
    local man, jake = pair { prone = true }
    piece("low_wall", { line = { { 20.8, 18 }, { 20.8, 32 } }, width = 0.6, height = 1.2 })
    t.no(jake:sees(man))
    t.yes(man:sees(jake))                 -- his eye is at 1.25", as if he stood
    move(man, { 20, 26 })
    t.no(jake:sees(man)) t.yes(man:sees(jake))
  end,
}

scenario "lying he holds nobody up and charges nobody" {
  covers = { "WEST-PRONE-06" },
  run = function(t)
    local man, jake = pair { prone = true }
    put(jake, { 22.5, 20 })
    t.equal(zone(man), 0)
    t.refused(function() charge(man, jake) end, "WEST-PRONE-06")
    put(jake, { 21.5, 21 })
    move(jake, { 21.5, 27 })              -- half an inch from his base
    t.equal(left(jake), 0)
  end,
}

scenario "standing he does" {
  covers = { "WEST-PRONE-06", "WEST-OBST-04" },
  run = function(t)
    local man, jake = pair()
    t.equal(zone(man), 1)
    put(jake, { 21.5, 21 })
    t.refused(function() move(jake, { 21.5, 27 }) end, "WEST-PRONE-06")
    put(jake, { 22, 21 })
    move(jake, { 22, 27 })
  end,
}

scenario "a lying winner strikes no blows" {
  covers = { "WEST-PRONE-07" },
  dice = { bout = { 6, 1 } },
  run = function(t)
    local man, jake = pair { prone = true }
    put(jake, { 21, 24 })
    local r = fight(man, jake)
    t.yes(r.won) t.equal(r.strikes, 0) t.yes(jake.alive)
  end,
}

scenario "a lying winner strikes, where that is played" {
  covers = { "WEST-PRONE-07" },
  set = { ["rules.west.melee.prone_strikes"] = true },
  dice = { bout = { 6, 1 }, wound = { 4 } },
  run = function(t)
    local man, jake = pair { prone = true }
    put(jake, { 21, 24 })
    t.equal(fight(man, jake).strikes, 1)
    t.no(jake.alive)
  end,
}

scenario "behind a wall of an inch and a half he crawls unseen, and sees what he would standing" {
  covers = { "WEST-PRONE-05" },
  run = function(t)
    local man, jake = pair { prone = true }
    piece("low_wall", { line = { { 20.8, 18 }, { 20.8, 32 } }, width = 0.6, height = 1.5 })
    local upright = man.band:add("cowboy", { at = { 20, 21 } })
    t.no(jake:sees(man))
    move(man, { 20, 26 })
    t.no(jake:sees(man))
    t.equal(man:sees(jake), upright:sees(jake))
  end,
}
