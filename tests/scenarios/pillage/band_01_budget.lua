-- The budget pays for fighters, gear and talents.
scenario "400 gold pieces are accepted, 401 not" {
  covers = { "PIL-BAND-01" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })                                     -- 40
    red:row(18, "warrior", { weapon = "hand_weapon", at = { 10, 10 } })                               -- 360
    t.equal(muster(red, { budget = 400 }).cost, 400)
    t.yes(muster(red, { budget = 400 }).ok)
    set("factions.vikings.prices.chief", 31)
    t.equal(muster(red, { budget = 400 }).cost, 401)
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-01")
    t.yes(muster(red, { budget = 401 }).ok)
    set("rules.band.budget", 401)
    t.yes(muster(red).ok)
  end,
}
