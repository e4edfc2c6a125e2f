-- expect: none
-- at: scenario
scenario "hostile" {
  dice = (function() local c = {} c.hit = c return c end)(),
  run = function(t)
    t.equal(1, 1)
  end,
}
