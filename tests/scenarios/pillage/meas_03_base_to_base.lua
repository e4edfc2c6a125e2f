-- Model to model: between the nearest points of the bases.
scenario "two men on foot whose centres are 5 inches apart are 4.0 inches apart" {
  covers = { "PIL-MEAS-03" },
  run = function(t)
    local red = band "huns"
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = red:add("warrior", { at = { 15, 10 } })
    t.equal(a:distance(b), 4)
  end,
}

scenario "a rider and a man whose centres are 5 inches apart are 3.7 inches apart" {
  covers = { "PIL-MEAS-03" },
  run = function(t)
    local red = band "huns"
    local rider = red:add("warrior", { horse = true, at = { 10, 10 } })
    local man = red:add("warrior", { at = { 15, 10 } })
    t.equal(rider:distance(man), 3.7)
  end,
}
