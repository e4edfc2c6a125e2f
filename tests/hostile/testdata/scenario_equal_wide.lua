-- expect: none
-- at: scenario
scenario "hostile" {
  run = function(t)
    local x, y = {}, {}
    for i = 1, 40 do x, y = { x, x }, { y, y } end
    t.equal(x, y)
  end,
}
