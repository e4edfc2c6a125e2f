-- expect: E-DEPTH
-- at: scenario
-- told: hostile.lua:8
scenario "hostile" {
  run = function(t)
    local x, y = {}, {}
    for i = 1, 5000 do x, y = { x }, { y } end
    t.equal(x, y)
  end,
}
