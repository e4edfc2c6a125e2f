-- House rule: near a blaze a horse may shy, and its rider loses the turn.
local function stable(gap)
  piece("house", { at = { 10, 10 }, size = { 4, 4 }, burning = true })
  local red = band "huns"
  local foot = red:add("warrior", { weapon = "spear", at = { 12.5, 14 } })
  local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 12 + gap + 0.8 } })
  return rider, foot
end

scenario "on a 3 he does nothing that turn, on a 4 he rides on" {
  covers = { "house:shying_horses" },
  house = { "shying_horses" },
  dice = { ["house:shying_horses"] = { 3, 4 } },
  run = function(t)
    local rider, foot = stable(3)
    move(foot, { 16, 14 })                            -- who walks is not asked
    t.refused(function() return move(rider, { 10, 20 }) end, "PIL-MOVE-01")
    next_turn()
    move(rider, { 10, 19 })
    t.ran("house:shying_horses", 1)
  end,
}

scenario "6 inches are near, a little more is not, nor is what does not burn" {
  covers = { "house:shying_horses" },
  house = { "shying_horses" },
  run = function(t)
    local rider = stable(6)
    t.odds(function() move(rider, { 10, 22 }) return rider.moved > 0 end, "1/2")
    put(rider, { 10, 18.9 })
    t.odds(function() move(rider, { 10, 22 }) return rider.moved > 0 end, "1")
    battle { house = { "shying_horses" } }
    piece("house", { at = { 10, 10 }, size = { 4, 4 } })
    local other = band("huns"):add("warrior", { horse = true, at = { 10, 15 } })
    t.odds(function() move(other, { 10, 20 }) return other.moved > 0 end, "1")
  end,
}

scenario "half of all riders near a fire stay where they are" {
  covers = { "house:shying_horses" },
  run = function(t)
    local rider = stable(2)
    local c = compare{ book = function() move(rider, { 10, 20 }) return rider.moved > 0 end, house = function() on "shying_horses" move(rider, { 10, 20 }) return rider.moved > 0 end }
    t.equal(c.rows[1].value, 1)
    t.equal(c.rows[2].value, 1 / 2)
    on "shying_horses"
    set("house.shying_horses.need", 3)
    t.odds(function() move(rider, { 10, 20 }) return rider.moved > 0 end, "2/3")
    set("house.shying_horses.near", 1)
    t.odds(function() move(rider, { 10, 20 }) return rider.moved > 0 end, "1")
  end,
}
