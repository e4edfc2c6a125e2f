-- expect: none
-- at: scenario
scenario "hostile" {
  run = function(t)
    local x, y = {}, {}
    x.x, y.x = x, y
    t.equal(x, y)
  end,
}
