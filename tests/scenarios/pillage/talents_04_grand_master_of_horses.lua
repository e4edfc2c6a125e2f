-- Riders cross obstacles better, for nothing, and without a fall.
local function ride()
  local red = band "huns"
  piece("fence", { line = { { 14, 0 }, { 14, 20 } }, width = 0.4 })
  red:add("chief", { weapon = "spear", talents = { "grand_master_of_horses" }, at = { 3, 40 } })
  return red:add("warrior", { armour = true, horse = true, at = { 10, 10 } }), red
end

scenario "a 1 stops the horse, a 2 brings it barely over, a 3 over freely" {
  covers = { "PIL-TALENT-04" },
  dice = { obstacle = { 1, 2, 3 } },
  run = function(t)
    local a = ride()
    t.equal(move(a, { 18, 10 }).left, 0)
    t.yes(a.mounted)
    t.equal(a.x, 13)
    undo(true)
    t.equal(move(a, { 18, 10 }).left, 0)
    t.equal(a.x, 15)
    undo(true)
    local r = move(a, { 18, 10 })
    t.equal(a.x, 18)
    t.equal(r.left, 14 - r.spent)
    t.equal(r.spent, 6)        -- 8 less the base across the fence, which is free
  end,
}

scenario "two riders in three get over, and none falls" {
  covers = { "PIL-TALENT-04" },
  run = function(t)
    local a = ride()
    t.odds(function() move(a, { 18, 10 }) return a.x == 18 end, "2/3")
    t.odds(function() move(a, { 18, 10 }) return a.mounted end, "1")
  end,
}

scenario "the row that counts for the fall is data" {
  covers = { "PIL-TALENT-04" },
  set = { ["talents.grand_master_of_horses.on_one"] = 3 },
  dice = { obstacle = { 1 } },
  run = function(t)
    local a = ride()
    move(a, { 18, 10 })
    t.yes(a.mounted)
    t.equal(a.x, 15)
  end,
}

scenario "men on foot pay for obstacles as ever" {
  covers = { "PIL-TALENT-04" },
  run = function(t)
    local _, red = ride()
    local b = red:add("warrior", { armour = true, at = { 10, 14 } })
    t.equal(move(b, { 15, 14 }).spent, 5.6)
    t.not_ran "PIL-TALENT-04"
  end,
}

scenario "it costs 30, for any band" {
  covers = { "PIL-TALENT-04" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "grand_master_of_horses" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("huns").cost, 65)
    t.yes(cost().ok)
  end,
}
