-- House rule: fire leaps more easily with the wind than against it.
local function barns()
  local fire = piece("house", { at = { 10, 10 }, size = { 4, 4 }, burning = true })
  return piece("house", { at = { 15, 10 }, size = { 4, 4 } }), piece("house", { at = { 5, 10 }, size = { 4, 4 } }),
    piece("house", { at = { 10, 15 }, size = { 4, 4 } })
end

scenario "a 5 is enough with the wind, and not across it" {
  covers = { "house:downwind" },
  house = { "downwind" },
  dice = { spread = { 5, 5, 5 } },
  run = function(t)
    local east, west, north = barns()
    t.equal(spread_fire().fires, 1)
    t.yes(east.burning)
    t.no(west.burning)
    t.no(north.burning)
    t.ran("house:downwind", 2)                        -- helped east, hindered west
  end,
}

scenario "against the wind it takes a 6 and then 4 and more" {
  covers = { "house:downwind" },
  dice = { spread = { 1, 6, 3, 1 } },
  house = { "downwind" },
  run = function(t)
    local _, west = barns()
    t.equal(spread_fire().fires, 0)
    t.no(west.burning)
  end,
}

scenario "one in three with the wind, one in six across, one in twelve against" {
  covers = { "house:downwind" },
  run = function(t)
    local east, west, north = barns()
    local c = compare{ book = function() spread_fire() return east.burning end, house = function() on "downwind" spread_fire() return east.burning end }
    t.equal(c.rows[1].value, 1 / 6)
    t.equal(c.rows[2].value, 1 / 3)
    on "downwind"
    t.odds(function() spread_fire() return north.burning end, "1/6")
    t.odds(function() spread_fire() return west.burning end, "1/12")
    set("house.downwind.x", -1)
    t.odds(function() spread_fire() return west.burning end, "1/3")
    set("house.downwind.x", 0)
    set("house.downwind.y", 2)
    t.odds(function() spread_fire() return north.burning end, "1/3")
    t.odds(function() spread_fire() return west.burning end, "1/6")
  end,
}

scenario "a wagon catches fire by the wind too, and hands it on" {
  covers = { "house:downwind" },
  house = { "downwind" },
  run = function(t)
    piece("house", { at = { 10, 10 }, size = { 4, 4 }, burning = true })
    local wagon = band("vikings"):add("wagon", { at = { 14, 10 } })
    local barn = piece("house", { at = { 18, 10 }, size = { 4, 4 } })
    t.odds(function() spread_fire() return wagon.burning or not wagon.alive end, "1/3")
  end,
}
