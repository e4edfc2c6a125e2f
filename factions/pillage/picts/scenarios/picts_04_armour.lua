-- Two warriors for each chief wear armour for nothing; no other warrior buys any.
local function two_chiefs(n)
  local red = band "picts"
  red:row(2, "chief", { weapon = "spear", at = { 10, 5 } })                   -- 60
  red:row(21 - n, "warrior", { weapon = "spear", at = { 3, 10 } })
  red:row(n, "warrior", { weapon = "spear", armour = true, at = { 3, 20 } })
  return red
end

scenario "with two chiefs four warriors have armour at no cost" {
  covers = { "PIL-FACTION-PICTS-04" },
  run = function(t)
    local m = muster(two_chiefs(4), { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 270)       -- two chiefs and 21 warriors
  end,
}

scenario "a fifth is refused" {
  covers = { "PIL-FACTION-PICTS-04" },
  run = function(t)
    local red = two_chiefs(5)
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    t.equal(#muster(red, { budget = 400 }).refusals, 1)
    set("factions.picts.spoils", 3)
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}

scenario "a chief pays 30 for his" {
  covers = { "PIL-FACTION-PICTS-04" },
  run = function(t)
    local red = band "picts"
    red:add("chief", { armour = true, at = { 10, 5 } })
    t.equal(muster(red, { budget = 400 }).cost, 60)
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}

scenario "so it is before anybody is set up" {
  covers = { "PIL-FACTION-PICTS-04" },
  run = function(t)
    battle { game = "pillage", strict = true }
    local red = band "picts"
    red:add("chief", { weapon = "spear" })
    for _ = 1, 3 do red:add("warrior", { weapon = "spear", armour = true }) end
    t.equal(#muster(red, { budget = 400 }).refusals, 1)
  end,
}
