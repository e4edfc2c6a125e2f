local function horseman(o)
  local red = band "cowboys"
  local r = red:add("cowboy", { name = "Slim", mount = "horse", at = { 20, 24 } }, o or {})
  return r, r.steed, red
end

local function walker(troop)
  local red = band "cowboys"
  local h = red:add(troop or "horse", { name = "Star", at = { 20, 24 } })
  local m = red:add("cowboy", { name = "Slim", at = { 15.7, 24 } })
  return m, h
end

scenario "in the saddle he shoots as on foot" {
  covers = { "WEST-RIDE-01" },
  run = function(t)
    local r = horseman { sixgun = true }
    local foe = band "outlaws":add("rowdy", { at = { 27, 24 } })
    local foot = r.band:add("cowboy", { sixgun = true, at = { 27, 17 } })
    t.odds(function() shoot(r, foe) return not foe.alive end, "1/6")
    t.odds(function() shoot(foot, foe) return not foe.alive end, "1/6")
  end,
}

scenario "from the saddle one sees over a wall" {
  covers = { "WEST-RIDE-02" },
  run = function(t)
    local r = horseman()
    local foe = band "outlaws":add("rowdy", { at = { 34, 24 } })
    piece("wooden_fence", { line = { { 24, 10 }, { 24, 40 } }, width = 0.1, height = 1.75 })
    local foot = r.band:add("cowboy", { at = { 20, 26.5 } })
    t.yes(r:sees(foe))
    t.no(foot:sees(foe))
  end,
}

scenario "he gets off, the horse stays" {
  covers = { "WEST-RIDE-03" },
  run = function(t)
    local r, horse = horseman()
    t.yes(r.mounted)
    dismount(r)
    t.no(r.mounted) t.yes(r:touches(horse)) t.no(horse.rider) t.no(r.steed)
    t.equal(horse.x, 20) t.yes(horse.alive)
    t.refused(function() move(horse, { 30, 24 }) end, "WEST-RIDE-03")
  end,
}

for face, c in pairs { [1] = { "fails", 0 }, [2] = { "plain", 0 }, [5] = { "plain", 0 }, [6] = { "easily", 5 } } do
  scenario("getting on: " .. face) {
    covers = { "WEST-RIDE-04" },
    dice = { jump = { face } },
    run = function(t)
      local m, h = walker()
      move(m, { 18.7, 24 })
      local r = mount(m, h)
      t.equal(r.row, c[1]) t.equal(r.left, c[2]) t.equal(m.mounted, face > 1)
      if face == 6 then
        move(m, { 25, 24 })
        t.equal(h.x, 25) t.equal(left(m), 0)
      end
    end,
  }
end

scenario "who fails to get on may walk on, where that is played" {
  covers = { "WEST-RIDE-04" },
  set = { ["rules.west.mount.fail"] = "goes_on" },
  dice = { jump = { 1 } },
  run = function(t)
    local m, h = walker()
    move(m, { 18.7, 24 })
    t.equal(mount(m, h).left, 3)
  end,
}

scenario "the rest of the Move in whole inches" {
  covers = { "WEST-RIDE-04" },
  set = { ["rules.west.move.proportion"] = "whole" },
  dice = { jump = { 6 } },
  run = function(t)
    local m, h = walker()
    move(m, { 17.7, 24 })                  -- two of six: 6.67" on horseback
    move(m, { 18.7, 24 })
    t.equal(mount(m, h).left, 5)
    next_turn()
    t.equal(left(m), 10)
  end,
}

scenario "a share of a third, exactly and in whole inches" {
  covers = { "WEST-RIDE-04" },
  dice = { jump = { 6, 6 } },
  run = function(t)
    local m, h = walker()
    put(m, { 16.7, 24 })
    move(m, { 18.7, 24 })
    t.equal(mount(m, h).left, 6.667)
    next_turn()
    dismount(m)
    put(m, { 16.7, 24 })
    set("rules.west.move.proportion", "whole")
    move(m, { 18.7, 24 })
    t.equal(mount(m, h).left, 6)
  end,
}

scenario "one gets on what one touches, and once" {
  covers = { "WEST-RIDE-04" },
  dice = { jump = { 6 } },
  run = function(t)
    local m, h = walker()
    t.refused(function() mount(m, h) end, "WEST-RIDE-04")
    put(m, { 18.7, 24 })
    mount(m, h)
    t.refused(function() mount(m, h) end, "WEST-RIDE-04")
  end,
}

for ridden, walks in pairs { [5] = 3, [10] = 0, [0] = 6 } do
  scenario("getting off after " .. ridden .. " inches") {
    covers = { "WEST-RIDE-05" },
    run = function(t)
      local r = horseman()
      if ridden > 0 then move(r, { 20 + ridden, 24 }) end
      t.equal(dismount(r).left, walks)
    end,
  }
end

scenario "tied to a rail" {
  covers = { "WEST-RIDE-06" },
  run = function(t)
    local r, horse = horseman()
    local rail = piece("rail", { line = { { 25.85, 20 }, { 25.85, 28 } }, width = 0.1 })
    t.refused(function() dismount(r, { tie = rail }) end, "WEST-RIDE-06")
    move(r, { 25, 24 })
    t.equal(dismount(r, { tie = rail, to = { 20, 24 } }).left, 3)
    t.yes(horse.tied)
    t.refused(function() mount(r, horse) end, "WEST-RIDE-06")
    untie(r, horse)
    t.no(horse.tied)
    t.refused(function() untie(r, horse) end, "WEST-LOOSE-04")
  end,
}

scenario "an animal on its own is charged, and charges nobody" {
  covers = { "WEST-RIDE-07" },
  run = function(t)
    local r, horse = horseman()
    dismount(r, { to = { 20, 20 } })
    local foe = band "outlaws":add("rowdy", { at = { 25, 24.5 } })
    t.refused(function() charge(horse, foe) end, "WEST-RIDE-07")
    charge(foe, horse)
    t.yes(foe.in_melee) t.yes(horse.in_melee)
  end,
}
