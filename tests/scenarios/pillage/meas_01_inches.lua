-- Inches, or 2.5 cm for each.
scenario "an inch is two and a half centimetres" {
  covers = { "PIL-MEAS-01" },
  run = function(t)
    t.equal(to_cm(7), 17.5)
    t.equal(cm(20), 8)
  end,
}
