-- Bases: 25 mm on foot, 40 mm mounted, with 2.5 cm to the inch.
scenario "an infantry base is 1.0 inch across, a cavalry base 1.6 inches" {
  covers = { "PIL-GEN-02" },
  run = function(t)
    local red = band "huns"
    local foot = red:add("warrior", { at = { 10, 10 } })
    local next_foot = red:add("warrior", { at = { 11, 10 } })
    local rider = red:add("warrior", { horse = true, at = { 10, 20 } })
    local next_rider = red:add("warrior", { horse = true, at = { 11.6, 20 } })
    t.equal(foot:distance(next_foot), 0)
    t.yes(foot:touches(next_foot))
    t.equal(rider:distance(next_rider), 0)
    t.yes(rider:touches(next_rider))
    t.equal(to_cm(1.0), 2.5)
    t.equal(to_cm(1.6), 4)
    put(next_foot, { 11.1, 10 })
    put(next_rider, { 11.7, 20 })
    t.no(foot:touches(next_foot))
    t.no(rider:touches(next_rider))
  end,
}
