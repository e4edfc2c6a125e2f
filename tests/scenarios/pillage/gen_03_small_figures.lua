-- With figures of 15 mm an inch is read as a centimetre; no value changes.
scenario "with 15 mm figures every inch is a centimetre" {
  covers = { "PIL-GEN-03" },
  run = function(t)
    battle { game = "pillage", scale = "15mm" }
    local red, blue = band "vikings", band "anglo_saxons"
    local man = red:add("warrior", { at = { 10, 10 } })
    local archer = blue:add("warrior", { weapon = "composite_bow", at = { 10, 30 } })
    t.equal(reach("move", man), 8)
    t.equal(to_cm(reach("move", man)), 8)
    t.equal(reach("range", archer, man, { weapon = "composite_bow" }), 30)
    t.equal(to_cm(reach("range", archer, man, { weapon = "composite_bow" })), 30)
    t.equal(to_cm(6), 6)
    t.equal(cm(8), 8)
  end,
}
