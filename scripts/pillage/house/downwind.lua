-- A house rule: fire leaps more easily with the wind than against it.

house "downwind" {
  title = { en = "Downwind", ru = "По ветру" },
  text = {
    en = "The wind blows to the right: fire spreads that way on 1 less, the other way on 1 more.",
    ru = "Ветер дует вправо: в ту сторону огонь идет на 1 легче, в другую на 1 труднее.",
  },
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
