-- expect: none
-- at: scenario
scenario "hostile" {
  covers = (function() local c = {} for i = 1, 3000 do c[i] = "hostile:" .. i end return c end)(),
  run = function(t)
    t.equal(1, 1)
  end,
}
