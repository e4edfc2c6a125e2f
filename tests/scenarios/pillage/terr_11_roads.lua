-- Roads: 2 inches more on foot, 4 mounted, when the whole move lies on one.
scenario "an SA man moves 9 inches on a road and an FA rider 16; the additions are data keys" {
  covers = { "PIL-TERR-11" },
  run = function(t)
    local red = band "huns"
    local sa = red:add("warrior", { armour = true, at = { 10, 10 } })
    local rider = red:add("warrior", { armour = true, shield = true, horse = true, at = { 10, 20 } })
    t.equal(reach("move", sa, nil, { road = true }), 9)
    t.equal(reach("move", rider, nil, { road = true }), 16)
    t.equal(reach("move", sa), 7)
    set("rules.road.infantry", 1)
    set("rules.road.cavalry", 3)
    t.equal(reach("move", sa, nil, { road = true }), 8)
    t.equal(reach("move", rider, nil, { road = true }), 15)
  end,
}
