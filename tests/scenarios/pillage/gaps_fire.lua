-- What the printed rules leave open about fire, read the other way.

scenario "fire goes on to a third house in one stage where the tables let it" {
  covers = { "PIL-FIRE-04" },
  dice = { ignite = { 4 }, spread = { 6, 6, 6 } },
  run = function(t)
    local red = band "vikings"
    local m = red:add("warrior", { torch = true, at = { 10, 10 } })
    ignite(m, piece("house", { at = { 12.5, 10 }, size = { 4, 4 } }))
    put(m, { 2, 2 })
    local far = piece("house", { at = { 22.5, 10 }, size = { 4, 4 } })
    local near = piece("house", { at = { 17.5, 10 }, size = { 4, 4 } })
    t.odds(function() return spread_fire().fires == 2 end, "0")
    set("rules.fire.chain", true)
    t.odds(function() return spread_fire().fires == 2 end, "1/36")
    t.equal(spread_fire().fires, 2)
    t.yes(near.burning)
    t.yes(far.burning)
    -- A fourth beyond them, and nothing left to spread to after it.
    piece("house", { at = { 27.5, 10 }, size = { 4, 4 } })
    t.equal(spread_fire().fires, 1)
    t.equal(spread_fire().fires, 0)
  end,
}
