-- Who may carry a torch: foot, and riders only where the tables or a rule say so.
scenario "a warrior may buy a torch for 5 gold pieces, a rider may not" {
  covers = { "PIL-TORCH-01" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { torch = true, at = { 10, 15 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 100)       -- 40, three times 15, 10 + 5
    red:add("warrior", { torch = true, horse = true, at = { 14, 15 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-TORCH-01")
    set("rules.torch.cavalry", true)
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}
