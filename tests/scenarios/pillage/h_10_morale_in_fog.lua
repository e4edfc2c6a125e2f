-- Several rules at once, after E10: who runs from fog. Vikings take no penalty.
scenario "in fog a Byzantine runs on 2 and stays on 3, a Viking stays on 2" {
  covers = { "PIL-WEATHER-04", "PIL-FACTION-VIKINGS-01" },
  weather = "fog",
  dice = { morale = { Leo = { 2 }, Bardas = { 3 }, Ulf = { 2 }, Orm = { 1 } } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local leo = red:add("warrior", { weapon = "spear", at = { 10, 10 }, name = "Leo" })
    local bardas = red:add("warrior", { weapon = "spear", at = { 13, 10 }, name = "Bardas" })
    local ulf = blue:add("warrior", { weapon = "spear", at = { 10, 30 }, name = "Ulf" })
    local orm = blue:add("warrior", { weapon = "spear", at = { 13, 30 }, name = "Orm" })
    t.equal(need("morale", leo), 3)
    t.equal(need("morale", ulf), 2)
    t.no(morale(leo).stays)
    t.yes(morale(bardas).stays)
    t.yes(morale(ulf).stays)
    t.no(morale(orm).stays)            -- a natural 1 runs whatever the faction
  end,
}
