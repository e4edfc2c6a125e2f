-- Several rules at once, E17: two men and a horse before the rider.
scenario "E17: the third die hits the horse, which needs 3 and saves with 6" {
  covers = { "PIL-SHOOT-08", "PIL-CAV-06" },
  dice = { target = { 4, 5, 2 }, hit = { 3 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    blue:add("warrior", { weapon = "spear", at = { 8, 10 } })
    blue:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "spear", armour = true, shield = true, horse = true, at = { 14, 10 } })
    local blow = shoot(archer, rider, { shots = 1 }).blows[1]
    t.equal(blow.part, "mount")
    t.equal(blow.need, 3)
    t.equal(blow.save.need, 6)
    t.yes(rider.mounted)
  end,
}
