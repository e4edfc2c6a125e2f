local function three(o)
  local red = band "cowboys"
  local r = red:add("cowboy", { name = "Slim", mount = "horse", sixgun = true, at = { 20, 24 } })
  local p = red:add("cowboy", { name = "Pat", sixgun = true, at = { 20, 24 }, behind = r })
  local foe = band "outlaws":add("deputy", { name = "Jake", sixgun = true, at = { 27, 24 } }, o or {})
  return r, p, r.steed, foe, red
end

scenario "no room for a third" {
  covers = { "WEST-PASS-01" },
  run = function(t)
    local r, p, horse, foe, red = three()
    t.equal(horse.rider, r) t.equal(horse.passenger, p)
    local third = red:add("cowboy", { at = { 20, 25.3 } })
    t.refused(function() mount(third, horse) end, "WEST-PASS-01")
    t.refused(function() red:add("cowboy", { at = { 20, 24 }, behind = r }) end, "WEST-PASS-01")
  end,
}

scenario "getting up behind somebody takes the same roll" {
  covers = { "WEST-PASS-01", "WEST-RIDE-04" },
  dice = { jump = { 3 } },
  run = function(t)
    local red = band "cowboys"
    local r = red:add("cowboy", { mount = "horse", at = { 20, 24 } })
    local p = red:add("cowboy", { at = { 20, 25.3 } })
    t.equal(mount(p, r.steed).row, "plain")
    t.equal(r.steed.passenger, p)
    move(r, { 25, 24 })
    t.equal(p.x, 25)
    t.refused(function() move(p, { 30, 24 }) end, "WEST-PASS-02")
  end,
}

scenario "off before the rider has moved" {
  covers = { "WEST-PASS-02" },
  run = function(t)
    local r, p = three()
    t.equal(dismount(p).left, 6)
    t.equal(left(r), 10)
  end,
}

scenario "off on the way" {
  covers = { "WEST-PASS-02" },
  run = function(t)
    local r, p = three()
    move(r, { 20, 29 })
    t.equal(dismount(p).left, 0)
    t.equal(left(r), 5)
  end,
}

for ridden, c in pairs { [5] = { 3, 0 }, [0] = { 6, 6 } } do
  scenario("the rider gets off after " .. ridden .. " inches, and so does the passenger") {
    covers = { "WEST-PASS-03" },
    run = function(t)
      local r, p, horse = three()
      if ridden > 0 then move(r, { 20, 24 + ridden }) end
      t.equal(dismount(r).left, c[1])
      t.equal(left(p), c[2])
      t.no(p.mounted) t.no(horse.passenger) t.no(p:touches(r))
    end,
  }
end

scenario "a passenger neither shoots nor fights" {
  covers = { "WEST-PASS-04" },
  dice = { bout = { 6, 1 }, wound = { 1 } },
  run = function(t)
    local r, p, horse, foe = three()
    t.refused(function() shoot(p, foe) end, "WEST-PASS-04")
    put(foe, { 21.3, 24 })
    t.refused(function() fight(p, foe) end, "WEST-PASS-04")
    t.equal(fight(r, foe).strikes, 1)     -- one die and one blow: the rider's
  end,
}

for _, c in ipairs {
  { "the passenger takes it", { 4, 2 }, "Pat" }, { "the rider is hit", { 4, 5 }, "Slim" }, { "the mount takes it", { 3 }, "Slim's horse" } } do
  scenario("a shot at the rider: " .. c[1]) {
    covers = { "WEST-PASS-05" },
    dice = { hit = { 5 }, way = c[2], wound = { 1 } },
    choices = { order = { "Slim's horse" } },
    run = function(t)
      local r, p, horse, foe = three()
      t.equal(shoot(foe, r).victim.name, c[3])
    end,
  }
end

scenario "in the other order" {
  covers = { "WEST-PASS-05" },
  dice = { hit = { 5 }, way = { 2 }, wound = { 1 } },
  choices = { order = { "Pat" } },
  run = function(t)
    local r, p, horse, foe = three()
    t.equal(shoot(foe, r).victim, p)
  end,
}

scenario "in a fixed order" {
  covers = { "WEST-PASS-05" },
  set = { ["rules.west.passenger.order"] = "fixed" },
  dice = { hit = { 5 }, way = { 2 }, wound = { 1 } },
  run = function(t)
    local r, p, horse, foe = three()
    t.equal(shoot(foe, p).victim, r)
  end,
}

scenario "the odds of a shot at the rider of three" {
  covers = { "WEST-PASS-05" },
  run = function(t)
    local r, p, horse, foe = three()
    -- 1/2 to hit, past the horse 1/2, past the passenger 1/2, 1/2 to wound.
    t.odds(function() return shoot(foe, r).victim == r and not r.alive end, "1/16")
    -- The horse: 1/2 x 1/2, and Grit 4 asks for a 5: 1/12. Then the rider falls: a 1 and
    -- a 5 or more against Grit 3 kill him too, 1/18 of that.
    t.odds(function() return shoot(foe, r).victim == horse and not horse.alive end, "1/12")
    t.odds(function() return shoot(foe, r).victim == horse and not r.alive end, "1/216")
    t.odds(function() shoot(foe, r) return not r.alive end, "29/432")
  end,
}

scenario "the rider is killed, the passenger falls" {
  covers = { "WEST-PASS-06", "WEST-MSHOOT-02" },
  dice = { hit = { 5 }, way = { 4, 4 }, wound = { 4 }, thrown = { 4 } },
  run = function(t)
    local r, p, horse, foe = three()
    shoot(foe, r)
    t.no(r.alive) t.no(horse.alive)
    t.yes(p.alive) t.no(p.mounted) t.yes(p.idle) t.equal(left(p), 0)
    t.refused(function() move(p, { 20, 20 }) end, "WEST-THROWN-01")
  end,
}

scenario "a template hits three things, each on its own" {
  covers = { "WEST-PASS-07" },
  dice = { hit = { 4, 3, 6 }, wound = { 3, 3 } },
  run = function(t)
    local r, p, horse, foe = three { sawed_off_shotgun = true, sixgun = false }
    put(foe, { 26, 24 })
    t.equal(shoot(foe, r, { weapon = "sawed_off_shotgun" }).hits, 2)
    t.yes(r.alive)
  end,
}

scenario "and all three, if all dice say so" {
  covers = { "WEST-PASS-07" },
  dice = { hit = { 4, 4, 4 }, wound = { 1, 1, 1 } },
  run = function(t)
    local r, p, horse, foe = three { sawed_off_shotgun = true }
    put(foe, { 26, 24 })
    t.equal(shoot(foe, p, { weapon = "sawed_off_shotgun" }).hits, 3)
  end,
}

scenario "a better template" {
  covers = { "WEST-PASS-07" },
  set = { ["rules.west.template.need"] = 3 },
  dice = { hit = { 4, 3, 6 }, wound = { 1, 1, 1 } },
  run = function(t)
    local r, p, horse, foe = three { sawed_off_shotgun = true }
    put(foe, { 26, 24 })
    t.equal(shoot(foe, r, { weapon = "sawed_off_shotgun" }).hits, 3)
  end,
}

scenario "blows spread over the three, all at the passenger if one likes" {
  covers = { "WEST-PASS-08" },
  set = { ["rules.troop.deputy.attacks"] = 3 },
  dice = { bout = { 6, 5, 4, 1 }, wound = { 2, 3, 4 } },
  run = function(t)
    local r, p, horse, foe = three()
    put(foe, { 21.3, 24 })
    t.refused(function() fight(foe, r, { at = { p, p, p, r } }) end, "WEST-PASS-08")
    t.equal(fight(foe, r, { at = { p, p, p } }).strikes, 3)
    t.no(p.alive) t.yes(r.alive) t.yes(horse.alive) t.no(horse.passenger)
  end,
}

scenario "one at each" {
  covers = { "WEST-PASS-08" },
  set = { ["rules.troop.deputy.attacks"] = 3 },
  dice = { bout = { 6, 5, 4, 1 }, wound = { 3, 4, 3 } },
  run = function(t)
    local r, p, horse, foe = three()
    put(foe, { 21.3, 24 })
    fight(foe, r, { at = { r, horse, p } })
    t.yes(p.alive) t.yes(r.alive) t.yes(horse.alive)
  end,
}

-- Two Wounds each, so that it shows who was hit: rider, mount, passenger.
for _, c in ipairs { { { 4, 3, 6 }, 1, 1, 1 }, { { 3, 4, 3 }, 2, 0, 2 }, { { 3, 3, 4 }, 2, 1, 1 } } do
  scenario("under a template, the dice of rider, mount and passenger: " .. table.concat(c[1], ", ")) {
    covers = { "WEST-PASS-07" },
    set = { ["rules.troop.cowboy.hp"] = 2 },
    dice = { hit = c[1], wound = c[2] + c[4] == 2 and { 6, 6 } or { 6 }, thrown = c[3] == 0 and { 6, 6 } or nil },
    run = function(t)
      local r, p, horse, foe = three { sawed_off_shotgun = true }
      put(foe, { 26, 24 })
      shoot(foe, r, { weapon = "sawed_off_shotgun" })
      t.equal(r.hp, c[2])
      t.equal(horse.alive, c[3] == 1)
      t.equal(p.hp, c[4])
    end,
  }
end

scenario "a passenger who got up on the way keeps his share of the Move" {
  covers = { "WEST-PASS-02", "WEST-RIDE-05" },
  dice = { jump = { 6 } },
  run = function(t)
    local red = band "cowboys"
    local r = red:add("cowboy", { mount = "horse", at = { 20, 24 } })
    local p = red:add("cowboy", { at = { 20, 28.3 } })
    move(p, { 20, 25.3 })
    mount(p, r.steed)
    t.equal(dismount(p).left, 3)          -- three of six walked, none ridden
  end,
}

scenario "who was carried has moved as far as who carried him" {
  covers = { "WEST-PASS-02", "WEST-SHOOT-05" },
  dice = { hit = { 2 } },
  run = function(t)
    local red = band "cowboys"
    local r = red:add("cowboy", { mount = "horse", at = { 20, 24 } })
    local p = red:add("cowboy", { rifle = true, heavy_pistol = true, at = { 20, 24 }, behind = r })
    local foe = band "outlaws":add("rowdy", { at = { 30, 29 } })
    move(r, { 20, 29 })
    dismount(p)                           -- half of the Move: three of six inches
    t.refused(function() shoot(p, foe, { weapon = "rifle" }) end, "WEST-SHOOT-05")
    t.no(shoot(p, foe, { weapon = "heavy_pistol" }).hit)
  end,
}
