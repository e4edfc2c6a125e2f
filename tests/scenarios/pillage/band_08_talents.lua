-- Two talents a chief, and none for anybody else.
scenario "three talents are refused, two are not" {
  covers = { "PIL-BAND-08" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer", "pagan_slayer" }, at = { 10, 5 } })
    t.yes(muster(red, { budget = 400 }).ok)
    red:add("chief", { weapon = "hand_weapon", talents = { "magic_sword", "war_cry", "relic_bearer" }, at = { 14, 5 } })
    local m = muster(red, { budget = 1000 })
    local found = false
    for _, r in ipairs(m.refusals) do found = found or r.rule == "PIL-BAND-08" end
    t.yes(found)
    set("rules.band.talents_per_chief", 3)
    for _, r in ipairs(muster(red, { budget = 1000 }).refusals) do t.no(r.rule == "PIL-BAND-08") end
  end,
}

scenario "a warrior has no talents" {
  covers = { "PIL-BAND-08", "PIL-TROOP-03" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:add("warrior", { weapon = "hand_weapon", talents = { "pagan_slayer" }, at = { 14, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-TROOP-03")
  end,
}
