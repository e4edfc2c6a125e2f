-- A house rule: fire leaps more easily with the wind than against it.
--
--   fire = piece("house", { at = { 10, 10 }, size = { 4, 4 }, burning = true })
--   east = piece("house", { at = { 15, 10 }, size = { 4, 4 } })
--   compare{ book = "spread_fire(); return east.burning", house = 'on "downwind"; spread_fire(); return east.burning' }
--   > book   16.67 %  1/6
--   > house  33.33 %  1/3  +16.67 points  +1/6

house "downwind" {
  title = { en = "Downwind", ru = "По ветру" },
  text = { en = "The wind blows to the right: fire spreads that way on 1 less, the other way on 1 more.",
    ru = "Ветер дует вправо: в ту сторону огонь идет на 1 легче, в другую на 1 труднее." },
  -- Where it blows: the inches right (x) and up (y) of an arrow.
  data = { x = 1, y = 0, with = -1, against = 1 },
}

rule "house:downwind" {
  title = { en = "Downwind", ru = "По ветру" },
  house = "downwind",
  hook = "pillage.modify_fire_spread",
  effect = function(ev)
    local from, to = ev.source_piece or ev.source, ev.piece or ev.object
    local along = (to.x - from.x) * ev.data.x + (to.y - from.y) * ev.data.y
    if along > 0 then ev:modify(ev.data.with) elseif along < 0 then ev:modify(ev.data.against) end
  end,
}
