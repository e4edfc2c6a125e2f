-- Strong wind fans every fire, whoever lit it and whoever stands beside it.
scenario "in strong wind the fire that a Welshman lit spreads on a 4" {
  covers = { "PIL-FACTION-WELSH-01", "PIL-FACTION-00" },
  weather = "wind",
  dice = { ignite = { 4 } },
  run = function(t)
    local man = band("welsh"):add("warrior", { torch = true, at = { 10, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    piece("house", { at = { 18, 10 }, size = { 4, 4 } })
    ignite(man, house)
    put(man, { 2, 2 })
    t.odds(function() return spread_fire().fires == 1 end, "1/2")
  end,
}
