-- As many riders and shooters as the gold buys.
scenario "ten riders of ten, all with composite bows, are accepted" {
  covers = { "PIL-FACTION-MAGYARS-01", "PIL-FACTION-MAGYARS-03" },
  run = function(t)
    local red = band "magyars"
    red:add("chief", { weapon = "composite_bow", horse = true, at = { 10, 5 } })     -- 75
    red:row(9, "warrior", { weapon = "composite_bow", horse = true, at = { 10, 10 } })  -- 495
    local m = muster(red, { budget = 570 })
    t.yes(m.ok)
    t.equal(m.cost, 570)
  end,
}

scenario "so are ten shooters of ten on foot" {
  covers = { "PIL-FACTION-MAGYARS-01" },
  run = function(t)
    local red = band "magyars"
    red:add("chief", { weapon = "composite_bow", at = { 10, 5 } })
    red:row(9, "warrior", { weapon = "sling", at = { 10, 10 } })
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}
