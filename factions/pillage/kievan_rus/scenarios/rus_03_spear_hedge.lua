-- The spear hedge: formed as a shield wall, with spears, and harder to hit.
local spear = { weapon = "spear" }
local both = { weapon = "spear", shield = true }

local function row(n, kit, red)
  red = red or band "kievan_rus"
  return red:row(n, "warrior", kit, { at = { 20, 20 } }), red
end

scenario "against five spears in a hedge a hand weapon needs 4 from the front, 3 from the rear" {
  covers = { "PIL-FACTION-RUS-03" },
  dice = { hit = { 3, 3 }, save = { 6 } },
  run = function(t)
    local five = row(5, spear)
    form("spear_hedge", five, { faces = "north" })
    t.yes(five[1]:formation "spear_hedge")
    t.no(five[1]:formation "shield_wall")
    local blue = band "vikings"
    local front = blue:add("warrior", { weapon = "hand_weapon", touch = five[2], bearing = 0 })
    local rear = blue:add("warrior", { weapon = "hand_weapon", touch = five[4], bearing = 180 })
    local blow = attack(front, five[2]).blows[1]
    t.equal(blow.need, 4)
    t.no(blow.hit)
    blow = attack(rear, five[4]).blows[1]
    t.equal(blow.need, 3)
    t.yes(blow.hit)
    t.odds(function() return attack(front, five[2]).blows[1].hit end, "1/2")
    t.odds(function() return attack(rear, five[4]).blows[1].hit end, "2/3")
  end,
}

scenario "it adds nothing to saves, from either side, and nothing against shots" {
  covers = { "PIL-FACTION-RUS-03" },
  run = function(t)
    local five = row(5, spear)
    form("spear_hedge", five, { faces = "north" })
    local blue = band "vikings"
    local north = blue:add("warrior", { weapon = "bow", at = { 22, 26 } })
    local south = blue:add("warrior", { weapon = "bow", at = { 22, 14 } })
    t.equal(need("hit", north, five[3], { kind = "shoot" }), 4)
    t.equal(need("hit", north, five[3]), 6)                      -- improvised, 5 and the hedge
    t.equal(need("save", five[3], north, { kind = "shoot" }), 6)
    t.equal(need("save", five[3], south, { kind = "shoot" }), 6)
    t.equal(need("save", five[3], south), 6)
  end,
}

scenario "what it works against, from where and how much are data keys" {
  covers = { "PIL-FACTION-RUS-03" },
  set = { ["factions.kievan_rus.hedge.against"] = "all" },
  run = function(t)
    local five = row(5, spear)
    form("spear_hedge", five, { faces = "north" })
    local blue = band "vikings"
    local north = blue:add("warrior", { weapon = "bow", at = { 22, 26 } })
    local south = blue:add("warrior", { weapon = "bow", at = { 22, 14 } })
    t.equal(need("hit", north, five[3], { kind = "shoot" }), 5)
    t.equal(need("hit", south, five[3], { kind = "shoot" }), 4)
    set("factions.kievan_rus.hedge.from", "all")
    t.equal(need("hit", south, five[3], { kind = "shoot" }), 5)
    set("factions.kievan_rus.hedge.attack", -2)
    t.equal(need("hit", south, five[3], { kind = "shoot" }), 6)
  end,
}

scenario "four spears, a gap, a rider, a man without spear or with another weapon in hand form none" {
  covers = { "PIL-FACTION-RUS-03", "PIL-WALL-01" },
  run = function(t)
    local four, red = row(4, spear)
    local function refused(rule)
      t.refused(function() form("spear_hedge", four, { faces = "north" }) end, rule)
    end
    refused "PIL-WALL-01"
    four[5] = red:add("warrior", spear, { at = { 24.1, 20 } })
    refused "PIL-WALL-01"
    put(four[5], { 30, 30 })
    four[5] = red:add("warrior", spear, { horse = true, at = { 24.3, 20 } })
    refused "PIL-WALL-01"
    put(four[5], { 30, 35 })
    four[5] = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 24, 20 } })
    refused "PIL-WALL-01"
    put(four[5], { 30, 40 })
    four[5] = red:add("warrior", { weapon = { "spear", "hand_weapon" }, at = { 24, 20 } })
    wield(four[5], "hand_weapon")
    refused "PIL-WALL-07"
    wield(four[5], "spear")
    form("spear_hedge", four, { faces = "north" })
    t.yes(four[5]:formation "spear_hedge")
  end,
}

scenario "nobody but Rus forms one, hired men neither" {
  covers = { "PIL-FACTION-RUS-03", "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local five = red:row(5, "warrior", spear, { at = { 20, 20 } })
    t.refused(function() form("spear_hedge", five, { faces = "north" }) end, "PIL-FACTION-RUS-03")
    local hired = blue:row(5, "warrior", spear, { faction = "kievan_rus", at = { 20, 30 } })
    form("spear_hedge", hired, { faces = "north" })
    t.yes(hired[1]:formation "spear_hedge")
    local six = { blue:add("warrior", spear, { at = { 19, 30 } }), hired[1], hired[2], hired[3], hired[4], hired[5] }
    t.refused(function() form("spear_hedge", six, { faces = "north" }) end, "PIL-FACTION-RUS-03")
  end,
}

scenario "wall and hedge together: harder to hit, and FA saves with 3" {
  covers = { "PIL-FACTION-RUS-03", "PIL-WALL-02", "PIL-WALL-03" },
  run = function(t)
    local five = row(5, { weapon = "spear", shield = true, armour = true })
    local blue = band "vikings"
    local front = blue:add("warrior", { weapon = "hand_weapon", touch = five[2], bearing = 0 })
    local rear = blue:add("warrior", { weapon = "hand_weapon", touch = five[4], bearing = 180 })
    t.equal(need("hit", front, five[2]), 5)
    t.equal(need("save", five[2], front), 4)
    form("shield_wall", five, { faces = "north" })
    form("spear_hedge", five)
    t.yes(five[2]:formation "shield_wall")
    t.yes(five[2]:formation "spear_hedge")
    t.equal(need("hit", front, five[2]), 6)
    t.equal(need("save", five[2], front), 3)
    t.equal(need("hit", rear, five[4]), 5)
    t.equal(need("save", five[4], rear), 5)
    t.explains("PIL-WALL-03", -1)
    -- 1/6 to hit, 2/6 not to save: one in eighteen; without them 2/6 x 3/6, one in six
    t.odds(function() return attack(front, five[2]).lost == 1 end, "1/18")
    break_wall(five[1])
    t.no(five[2]:formation "shield_wall")
    t.no(five[2]:formation "spear_hedge")
    t.odds(function() return attack(front, five[2]).lost == 1 end, "1/6")
  end,
}

scenario "the hedge first, then the wall; its front is asked for once" {
  covers = { "PIL-FACTION-RUS-03" },
  run = function(t)
    local five = row(5, both)
    form("spear_hedge", five, { faces = "south" })
    t.refused(function() form("shield_wall", five, { faces = "north" }) end, "PIL-WALL-01")
    t.refused(function() form("shield_wall", { five[1], five[2] }, { second_rank = { five[3] } }) end, "PIL-WALL-01")
    form("shield_wall", five)
    local blue = band "vikings"
    local south = blue:add("warrior", { weapon = "hand_weapon", touch = five[2], bearing = 180 })
    t.equal(need("hit", south, five[2]), 5)
    t.equal(need("save", five[2], south), 4)
  end,
}

scenario "men with spears and men with shields stand in one row, each in what he has" {
  covers = { "PIL-FACTION-RUS-03" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local axes = red:row(3, "warrior", { weapon = "hand_weapon", shield = true }, { at = { 10, 20 } })
    local men = red:row(3, "warrior", both, { at = { 13, 20 } })
    local points = red:row(3, "warrior", spear, { at = { 16, 20 } })
    local wall = { axes[1], axes[2], axes[3], men[1], men[2], men[3] }
    local hedge = { men[1], men[2], men[3], points[1], points[2], points[3] }
    form("shield_wall", wall, { faces = "north" })
    form("spear_hedge", hedge)
    t.no(axes[3]:formation "spear_hedge")
    t.no(points[1]:formation "shield_wall")
    -- A loss at one end leaves five in the wall and six in the hedge ...
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = axes[1], bearing = 0 })
    attack(foe, axes[1])
    t.yes(axes[2]:formation "shield_wall")
    t.yes(men[1]:formation "spear_hedge")
    -- ... a second one ends the wall alone.
    local other = blue:add("warrior", { weapon = "hand_weapon", touch = axes[2], bearing = 0 })
    attack(other, axes[2])
    t.no(axes[3]:formation "shield_wall")
    t.no(men[1]:formation "shield_wall")
    t.yes(men[1]:formation "spear_hedge")
    t.yes(points[3]:formation "spear_hedge")
    t.equal(move_wall(men[1], { forward = 3 }).spent, 3)
    t.equal(axes[3].y, 20)
  end,
}

scenario "both move as one, 4 inches and no further" {
  covers = { "PIL-FACTION-RUS-03", "PIL-WALL-06" },
  run = function(t)
    local five = row(5, both)
    form("shield_wall", five, { faces = "north" })
    form("spear_hedge", five)
    t.refused(function() move_wall(five[1], { forward = 4.1 }) end, "PIL-WALL-06")
    move_wall(five[1], { forward = 4 })
    t.equal(five[5].y, 24)
    t.yes(five[5]:formation "spear_hedge")
    t.yes(five[5]:formation "shield_wall")
  end,
}

scenario "a member who lets go of his spear ends the hedge, not the wall" {
  covers = { "PIL-FACTION-RUS-03", "PIL-WALL-07" },
  run = function(t)
    local five = row(5, both)
    form("shield_wall", five, { faces = "north" })
    form("spear_hedge", five)
    wield(five[3], "improvised")
    t.no(five[1]:formation "spear_hedge")
    t.yes(five[1]:formation "shield_wall")
  end,
}

scenario "a bow in the hedge ends it, a javelin beside the spear does not" {
  covers = { "PIL-FACTION-RUS-03", "PIL-WALL-07" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local five, red = row(5, { weapon = { "spear", "javelin" } })
    local blue = band "vikings"
    local foe = blue:add("warrior", { weapon = "spear", at = { 22, 24 } })
    form("spear_hedge", five, { faces = "north" })
    shoot(five[3], foe)
    t.yes(five[3]:formation "spear_hedge")
    local others = red:row(5, "warrior", { weapon = { "spear", "bow" } }, { at = { 20, 30 } })
    to_stage "movement"
    next_turn()
    form("spear_hedge", others, { faces = "south" })
    shoot(others[3], foe, { shots = 1 })
    t.no(others[3]:formation "spear_hedge")
  end,
}

scenario "a second rank needs spears and supports, and the hedge counts once" {
  covers = { "PIL-FACTION-RUS-03", "PIL-WALL-04", "PIL-SPEAR-02" },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local first = red:row(5, "warrior", spear, { at = { 20, 20 } })
    local bare = red:add("warrior", { weapon = "hand_weapon", at = { 20, 19 } })
    t.refused(function() form("spear_hedge", first, { faces = "north", second_rank = { bare } }) end, "PIL-WALL-01")
    local second = red:row(2, "warrior", spear, { at = { 22, 19 } })
    form("spear_hedge", first, { faces = "north", second_rank = second })
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = first[3], bearing = 0 })
    engage(foe, first[3])
    t.equal(need("hit", foe, first[3]), 5)        -- 3, the hedge, one supporting spear
    t.explains("PIL-FACTION-RUS-03", -1)
    t.explains("PIL-SPEAR-02", -1)
    t.equal(need("save", first[3], foe), 6)       -- no +2 as behind shields
  end,
}

scenario "the bonus of a second rank and its spears are data keys" {
  covers = { "PIL-FACTION-RUS-03" },
  set = {
    ["rules.formation.spear_hedge.second_rank.shields"] = false,
    ["rules.formation.spear_hedge.second_rank.front_bonus"] = 2,
    ["rules.formation.spear_hedge.second_rank.own_bonus"] = 1,
  },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local first = red:row(5, "warrior", spear, { at = { 20, 20 } })
    local bare = red:add("warrior", { weapon = "hand_weapon", at = { 20, 19 } })
    form("spear_hedge", first, { faces = "north", second_rank = { bare } })
    local archer = blue:add("warrior", { weapon = "bow", at = { 20, 27 } })
    t.equal(need("save", first[3], archer, { kind = "shoot" }), 4)
    t.equal(need("save", bare, archer, { kind = "shoot" }), 5)
  end,
}

scenario "who has no shield raises none, who has one does not either" {
  covers = { "PIL-FACTION-RUS-03" },
  run = function(t)
    local five = row(5, both)
    local blue = band "vikings"
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = five[3], bearing = 0 })
    form("spear_hedge", five, { faces = "north" })
    engage(foe, five[3])
    t.refused(function() raise_shield(five[3]) end, "PIL-WALL-02")
  end,
}
