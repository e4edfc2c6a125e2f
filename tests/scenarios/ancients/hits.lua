-- What hits do to units. (0, 0) is cell {3, 3}. An archer two cells to the east of
-- it shoots.
local function sq(x, y) return { x + 3, y + 3 } end

local red, blue
-- A unit of a quality hit by one shot.
local function hit(quality, more, troop)
  red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local m = red:add(troop or "heavy_infantry", { name = "M", at = sq(0, 0), facing = "east", quality = quality }, more or {})
  local bow = blue:add("light_infantry", { name = "Bow", at = sq(2, 0), facing = "west" })
  return m, bow
end

for _, row in ipairs { { "elite", 2 }, { "average", 3 }, { "poor", 4 } } do
  local quality, top = row[1], row[2]
  for face = 1, 6 do
    if face <= top then
      scenario(quality .. " units lose a point on " .. face) {
        covers = { "GRID-HIT-01" },
        dice = { hit = { 5 }, consequence = { face } },
        run = function(t)
          local m, bow = hit(quality)
          local had = m.hp
          t.equal(shoot(bow, sq(0, 0)).lost, 1)
          t.equal(m.hp, had - 1)
        end,
      }
    else
      for _, answer in ipairs { "retreat", "lose" } do
        scenario(quality .. " units choose on " .. face .. ": " .. answer) {
          covers = { "GRID-HIT-01" },
          dice = { hit = { 5 }, consequence = { face } },
          choices = { consequence = { answer } },
          run = function(t)
            local m, bow = hit(quality)
            local r = shoot(bow, sq(0, 0))
            t.equal(r.retreated, answer == "retreat")
            t.equal(r.lost, answer == "lose" and 1 or 0)
            t.equal(m.x, answer == "retreat" and 2 or 3)
          end,
        }
      end
    end
  end
end

scenario "the last point lost destroys" {
  covers = { "GRID-HIT-01" },
  dice = { hit = { 5 }, consequence = { 2 } },
  run = function(t)
    local m, bow = hit("average", { hp = 1 })
    t.yes(shoot(bow, sq(0, 0)).destroyed)
    t.no(m.alive)
  end,
}

-- The chance that a shot without modifiers takes a point against the owner's will.
local function chance(t, quality, want)
  local m, bow = hit(quality)
  move(bow, sq(1, 0))                                                -- it has moved
  t.odds(function() return shoot(bow, sq(0, 0)).hits == 1 end, "1/3")
  t.odds(function() return shoot(bow, sq(0, 0)).lost == 1 end, want)
  t.odds(function() shoot(bow, sq(0, 0)) return m.x == 2 end, ({ ["1/6"] = "1/6", ["1/9"] = "2/9", ["2/9"] = "1/9" })[want])
end

scenario "one shot takes a point of an average unit in one of six" { covers = { "GRID-HIT-01" }, run = function(t) chance(t, "average", "1/6") end }
scenario "of an elite unit in one of nine" { covers = { "GRID-HIT-01" }, run = function(t) chance(t, "elite", "1/9") end }
scenario "of a poor unit in two of nine" { covers = { "GRID-HIT-01" }, run = function(t) chance(t, "poor", "2/9") end }

-- A unit of 3 points with a commander, who rolls.
local function led(t, alive, points)
  local m, bow = hit("average", { hp = 3 })
  local c = red:add("commander", { name = "C", at = sq(0, 0) })
  shoot(bow, sq(0, 0))
  t.equal(c.alive, alive) t.equal(m.hp, points)
end

scenario "a commander on a 6 is killed, and the point is lost" {
  covers = { "GRID-HIT-01" },
  dice = { hit = { 5 }, consequence = { 2 }, commander = { C = { 6 } } },
  choices = { commander = { "yes" } },
  run = function(t) led(t, false, 2) end,
}

scenario "on a 5 both are safe" {
  covers = { "GRID-HIT-01" },
  dice = { hit = { 5 }, consequence = { 2 }, commander = { C = { 5 } } },
  choices = { commander = { "yes" } },
  run = function(t) led(t, true, 3) end,
}

scenario "his die is the enemy's to ask for" {
  covers = { "GRID-HIT-01" },
  dice = { hit = { 5 }, consequence = { 2 } },
  choices = { commander = { "no" } },
  run = function(t) led(t, true, 2) end,
}

scenario "or there is none" {
  covers = { "GRID-HIT-01" },
  dice = { hit = { 5 }, consequence = { 2 } },
  set = { ["rules.grid.commander.die"] = false },
  run = function(t) led(t, true, 2) end,
}

scenario "he retreats with his unit, and joins another when it falls" {
  covers = { "GRID-HIT-01", "GRID-HIT-02" },
  dice = { hit = { 5, 5 }, consequence = { 4, 1 } },
  choices = { consequence = { "retreat" }, follow = { "yes" }, commander = { "no" } },
  run = function(t)
    local m, bow = hit("average", { hp = 1 })
    local c = red:add("commander", { at = sq(0, 0) })
    red:add("light_infantry", { at = sq(-1, 4) }) red:add("light_infantry", { at = sq(-1, 2) })
    shoot(bow, sq(0, 0))
    t.equal({ c.x, c.y }, sq(-1, 0))
    next_turn()
    move(bow, sq(1, 0), { face = "west" })
    shoot(bow, sq(-1, 0))
    t.no(m.alive) t.yes(c.alive)
    t.equal({ c.x, c.y }, sq(-1, 2))
  end,
}

for face, what in ipairs { "destroyed", "destroyed", "retreats", "retreats", "stands", "stands" } do
  scenario("without strength points " .. face .. ": it " .. (what == "destroyed" and "is destroyed" or what)) {
    covers = { "GRID-HIT-01" },
    house = "one_hit",
    dice = { hit = { 5 }, consequence = { face } },
    run = function(t)
      local m, bow = hit()
      shoot(bow, sq(0, 0))
      t.equal(m.alive, what ~= "destroyed")
      t.equal(m.x, what == "retreats" and 2 or 3)
      if m.alive then t.equal(m.hp, 4) end
    end,
  }
end

scenario "without them, who cannot retreat is destroyed" {
  covers = { "GRID-HIT-01", "GRID-HIT-02" },
  house = "one_hit",
  dice = { hit = { 5 }, consequence = { 3 } },
  run = function(t)
    local m, bow = hit()
    red:add("light_infantry", { at = sq(-1, 0) })
    shoot(bow, sq(0, 0))
    t.no(m.alive)
  end,
}

scenario "light troops that are nimble" {
  covers = { "GRID-HIT-01" },
  house = "nimble_light",
  dice = { hit = { 5 }, consequence = { 3 } },
  choices = { consequence = { "retreat" } },
  run = function(t)
    local m, bow = hit("average", nil, "light_infantry")
    t.yes(shoot(bow, sq(0, 0)).retreated)
    t.equal(m.hp, 2)
    t.ran("house:nimble_light")
  end,
}

scenario "the table itself is data" {
  covers = { "GRID-HIT-01" },
  dice = { hit = { 5 }, consequence = { 4 } },
  set = { ["rules.grid.hits_on_units.average.lose"] = 4 },
  run = function(t)
    local _, bow = hit()
    t.equal(shoot(bow, sq(0, 0)).lost, 1)
  end,
}

-- Attacked from (1, 0).
local function attacked(more)
  red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local m = red:add("heavy_infantry", { name = "M", at = sq(0, 0), facing = "east" }, more or {})
  local foe = blue:add("heavy_infantry", { name = "Foe", at = sq(1, 0), facing = "west" })
  return m, foe
end

scenario "a retreat is one cell straight back, facing as before" {
  covers = { "GRID-HIT-02" },
  dice = { attack = { 4 }, defence = { 1 }, consequence = { 5 } },
  choices = { consequence = { "retreat" } },
  run = function(t)
    local m, foe = attacked()
    fight(foe, m, { advance = false })
    t.equal({ m.x, m.y }, sq(-1, 0)) t.equal(m.facing, "east") t.equal(m.hp, 4)
  end,
}

scenario "or farther" {
  covers = { "GRID-HIT-02" },
  dice = { attack = { 4 }, defence = { 1 }, consequence = { 5 } },
  set = { ["rules.grid.retreat.cells"] = 2 },
  run = function(t)
    local m, foe = attacked()
    fight(foe, m, { advance = false })
    t.equal(m.x, 1)
  end,
}

scenario "blocked, it loses a point" {
  covers = { "GRID-HIT-02", "GRID-MOVE-05" },
  dice = { attack = { 4, 4 }, defence = { 1, 1 }, consequence = { 5, 5 } },
  run = function(t)
    local m, foe = attacked { hp = 2 }
    red:add("light_infantry", { at = sq(-1, 0) })
    fight(foe, m)
    t.equal(m.hp, 1) t.equal(m.x, 3)
    next_turn()
    fight(foe, m)
    t.no(m.alive)                                                    -- that was its last
  end,
}

scenario "an enemy on the cell blocks it as well, one beside it does not" {
  covers = { "GRID-HIT-02" },
  dice = { attack = { 4, 4 }, defence = { 1, 1 }, consequence = { 5, 5 } },
  choices = { consequence = { "retreat" } },
  run = function(t)
    local m, foe = attacked()
    local other = blue:add("light_cavalry", { at = sq(-1, 0) })
    fight(foe, m)
    t.equal(m.hp, 3) t.equal(m.x, 3)
    next_turn()
    move(other, sq(-2, 0))
    fight(foe, m, { advance = false })
    t.equal(m.hp, 3) t.equal(m.x, 2)
  end,
}

scenario "or is destroyed" {
  covers = { "GRID-HIT-02" },
  dice = { attack = { 4 }, defence = { 1 }, consequence = { 5 } },
  set = { ["rules.grid.retreat.blocked"] = "destroyed", ["rules.grid.hits_on_units.average.retreat"] = 6 },
  run = function(t)
    local m, foe = attacked()
    lay("cliffs", sq(-1, 0))
    fight(foe, m)
    t.no(m.alive)
  end,
}

scenario "a friendly commander on the way is no hindrance, the edge is" {
  covers = { "GRID-HIT-02" },
  dice = { attack = { 4, 4 }, defence = { 1, 1 }, consequence = { 5, 5 } },
  run = function(t)
    red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local m, foe = red:add("light_infantry", { at = { 1, 3 } }), blue:add("heavy_infantry", { at = { 2, 3 }, facing = "west" })
    red:add("commander", { at = { 0, 3 } })
    fight(foe, m, { advance = true })
    t.equal(m.x, 0) t.equal(m.hp, 2)
    next_turn()
    fight(foe, m)
    t.equal(m.x, 0) t.equal(m.hp, 1)
  end,
}

scenario "from a machine on (4, 1) west" {
  covers = { "GRID-HIT-02" },
  dice = { hit = { 5 }, consequence = { 5 } },
  choices = { consequence = { "retreat" } },
  run = function(t)
    local m = hit()
    local x = blue:add("throwing_machine", { at = sq(4, 1), facing = "west" })
    fire_machine(x, sq(0, 0))
    t.equal({ m.x, m.y }, sq(-1, 0))
  end,
}

scenario "diagonally its owner chooses" {
  covers = { "GRID-HIT-02" },
  dice = { hit = { 5 }, consequence = { 5 } },
  choices = { consequence = { "retreat" }, retreat = { "south" } },
  run = function(t)
    local m = hit()
    local x = blue:add("throwing_machine", { at = sq(3, 3), facing = "west" })
    fire_machine(x, sq(0, 0))
    t.equal({ m.x, m.y }, sq(0, -1))
  end,
}
