-- Several rules at once, E9: a house burns in strong wind.
scenario "E9: a hay store catches fire on a 4, and a chief with 3 hp is out on a 5" {
  covers = { "PIL-FIRE-04", "PIL-FIRE-06", "PIL-BUILD-12", "PIL-WEATHER-09" },
  weather = "wind",
  dice = { ignite = { 4 }, spread = { 4 }, burn = { 5 } },
  run = function(t)
    local m = band("vikings"):add("warrior", { torch = true, at = { 10, 10 } })
    local chief = band("byzantines"):add("chief", { at = { 30, 30 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    local hay = piece("store", { at = { 18, 10 }, size = { 4, 4 } })
    next_turn()
    t.yes(ignite(m, house).burns)
    put(m, { 2, 2 })
    put(chief, { 12.5, 14.4 })
    next_turn()
    t.equal(chief.hp, 3)
    to_stage "ignition"
    t.yes(hay.burning)
    t.no(chief.alive)
  end,
}
