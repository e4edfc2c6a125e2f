-- One wagon a band.
scenario "one wagon may be fielded, two may not" {
  covers = { "PIL-TROOP-20" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("wagon", { at = { 20, 20 } })
    t.equal(muster(red).cost, 80)
    t.yes(muster(red).ok)
    red:add("wagon", { at = { 30, 20 } })
    t.refused(function() return muster(red) end, "PIL-TROOP-20")
  end,
}
