-- Strong wind: fire spreads on 4 and more.
local function blaze()
  local m = band("vikings"):add("warrior", { torch = true, at = { 10, 10 } })
  local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
  ignite(m, house)
  put(m, { 2, 2 })
  return house, piece("house", { at = { 18, 10 }, size = { 4, 4 } })        -- 1.5 inches on
end

scenario "in strong wind fire spreads on a 4 and not on a 3" {
  covers = { "PIL-WEATHER-09", "PIL-FIRE-04" },
  weather = "wind",
  dice = { ignite = { 4 }, spread = { 3, 4 } },
  run = function(t)
    local _, barn = blaze()
    t.equal(spread_fire().fires, 0)
    t.no(barn.burning)
    t.equal(spread_fire().fires, 1)
    t.yes(barn.burning)
    t.ran "PIL-WEATHER-09"
    t.explains "PIL-WEATHER-09"
  end,
}

scenario "in one turn of two in strong wind, in one of six without" {
  covers = { "PIL-WEATHER-09" },
  dice = { ignite = { 4 } },
  run = function(t)
    blaze()
    t.odds(function() return spread_fire().fires == 1 end, "1/6")
    set_weather("wind")
    t.odds(function() return spread_fire().fires == 1 end, "1/2")
  end,
}
