-- expect: none
-- at: scenario
scenario "hostile" {
  run = function(t)
    keep = t
    t.equal(1, 1)
  end,
}
