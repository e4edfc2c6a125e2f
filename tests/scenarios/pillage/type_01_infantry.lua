-- Infantry fights on foot, cavalry on a mount.
scenario "a model without a horse is infantry and moves 7 inches in SA" {
  covers = { "PIL-TYPE-01" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    t.no(a.mounted)
    t.equal(a.class, "SA")
    t.equal(reach("move", a), 7)
    t.refused(function() dismount(a) end, "PIL-CAV-12")
  end,
}

scenario "a model with a horse is cavalry, SA in armour, and moves 14 inches" {
  covers = { "PIL-TYPE-02" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { armour = true, horse = true, at = { 10, 10 } })
    t.yes(a.mounted)
    t.equal(a.class, "SA")
    t.equal(reach("move", a), 14)
    t.equal(move(a, { 24, 10 }).left, 0)
  end,
}
