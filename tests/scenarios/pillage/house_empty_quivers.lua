-- House rule: who shoots a natural 1 has shot his last arrow.
local function range()
  local red = band "vikings"
  local a = red:add("warrior", { weapon = "bow", name = "Ulf", at = { 10, 10 } })
  local other = red:add("warrior", { weapon = "bow", name = "Olaf", at = { 14, 10 } })
  local b = band("normans"):add("chief", { weapon = "spear", shield = true, at = { 10, 18 } })
  return a, b, other
end

scenario "a 1 ends his shooting, that of the turn included, not that of others" {
  covers = { "house:empty_quivers" },
  house = { "empty_quivers" },
  dice = { hit = { Ulf = { 1 }, Olaf = { 2, 2 } } },
  run = function(t)
    local a, b, other = range()
    local r = shoot(a, b)
    t.equal(r.blows[2].cancelled, "house:empty_quivers")
    t.equal(#shoot(other, b).blows, 2)
    next_turn()
    t.refused(function() return shoot(a, b) end, "house:empty_quivers")
  end,
}

scenario "a 1 in melee costs no arrow" {
  covers = { "house:empty_quivers" },
  house = { "empty_quivers" },
  dice = { hit = { Ulf = { 1 }, Chief = { 1, 1 } } },
  run = function(t)
    local a, b = range()
    put(b, { 10, 11 })
    engage(a, b)
    fight(a, b)
    t.no(a.state.out_of_arrows)
    t.not_ran("house:empty_quivers")
  end,
}

scenario "the next turn finds him without arrows in eleven of 36" {
  covers = { "house:empty_quivers" },
  run = function(t)
    local a, b = range()
    t.odds(function() shoot(a, b) next_turn() return shoot(a, b).refused == "house:empty_quivers" end, "0")
    on "empty_quivers"
    t.odds(function() shoot(a, b) next_turn() return shoot(a, b).refused == "house:empty_quivers" end, "11/36")
    set("house.empty_quivers.face", 2)
    t.odds(function() shoot(a, b) next_turn() return shoot(a, b).refused == "house:empty_quivers" end, "5/9")
  end,
}

scenario "in two turns at a distance a quarter of a wound is lost to it" {
  covers = { "house:empty_quivers" },
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "bow" })
    local b = band("normans"):add("chief", { at = { 0, 12 } })
    local function twice() shoot(a, b) next_turn() shoot(a, b) end
    local c = compare{ book = twice, house = function() on "empty_quivers" twice() end, measure = measure.wounds(b) }
    t.equal(c.rows[1].value, 116015 / 104976)
    t.equal(c.rows[2].value, 11245 / 13122)
  end,
}
